/** Loaded before the first paint of an exercise in a frame: the host's theme, else the reader's. */
{
  const root = document.documentElement;
  root.classList.add('scripted');
  let theme = new URLSearchParams(location.search).get('theme');
  try {
    theme ??= localStorage.getItem('handwire:theme');
  } catch {
    // Storage is blocked: the system's theme it is.
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
}
