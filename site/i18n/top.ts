/** What stands around every page: its bar, its foot, and what is said of its language. */
export default {
  client: 'client',
  server: 'server',
  you: 'you',
  skip: 'Skip to the text',
  site: 'Site',
  course: 'Course',
  reference: 'Reference',
  check: 'Check',
  theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
  menu: 'Menu',
  language: 'Language:',
  foot: 'Handwire is free, works without an account and sends nothing you write anywhere. Messages follow JSON-RPC 2.0 and the MCP revisions {first} to {last}.',
  inEnglish: 'This is not translated yet, and stands here in English.',
} as const;
