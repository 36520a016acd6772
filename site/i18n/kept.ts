/** What an exercise says of the answer it keeps. */
export default {
  save: 'Save as a file',
  blocked: 'This browser keeps nothing for this page. Your text lasts until you close it:',
  full: 'There is no room left on this device for your answers. Nothing is lost yet:',
  newer:
    'What is kept here comes from a newer version of this page and stays as it is. What you write now lasts until you close the page:',
  unreadable: 'What was kept for this exercise cannot be read. It is set aside, and you begin afresh:',
  otherTab: 'Another tab has written something else here. Yours stands here, and the other text is kept:',
  showOther: 'Show the other text',
} as const;
