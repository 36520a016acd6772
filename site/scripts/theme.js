/** Loaded before the first paint: the reader's theme, and whether scripts run at all. */
{
  const root = document.documentElement;
  root.classList.add('scripted');
  try {
    const theme = localStorage.getItem('handwire:theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme it is.
  }
}
