addEventListener('message', ({ data, source, origin }) => {
  if (origin !== 'https://handwire.example') return;
  if (data?.source !== 'handwire' || data.type !== 'height') return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.height = data.height;
});
