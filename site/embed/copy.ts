/** Completes the line that shows an exercise elsewhere by the address this site is read at, and copies it. */
for (const box of document.querySelectorAll<HTMLElement>('.embed-line')) {
  const code = box.querySelector('code')!;
  const link = box.querySelector('a')!;
  const button = box.querySelector('button')!;
  code.textContent = code.textContent.replace(/(?<=src=")[^"]*/, link.href);
  button.hidden = false;
  button.addEventListener('click', async () => {
    const said = box.querySelector('[role="status"]')!;
    try {
      await navigator.clipboard.writeText(code.textContent);
      said.textContent = box.dataset.copied!;
    } catch {
      // Then it is selected, for the reader's own copying.
      getSelection()?.selectAllChildren(code);
    }
  });
}

export {};
