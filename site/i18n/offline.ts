/** What is said of reading without a network, and of a new version. */
export default {
  all: 'This course is kept for reading without a network.',
  some: '{percent} % of this course is kept for reading without a network.',
  saving: 'To save data, only what you open is kept for reading without a network.',
  keepAll: 'Keep all of it',
  full: 'There is no room left on this device: {percent} % of this course is kept for reading without a network.',
  offline: 'You are offline. Lessons and checks go on working.',
  offlineSome: 'You are offline. {percent} % of this course is on this device and goes on working.',
  news: 'A new version of this course is here. Answers stay as they are.',
  elsewhere: 'A new version of this course was opened in another tab. Answers stay as they are.',
  read: 'Read the new version',
  later: 'Later',
  absent: {
    title: 'Not on this device',
    description: 'This page is part of Handwire and is not kept on this device.',
    lanes: ['you', 'Handwire'],
    heading: 'This page is not here yet',
    lede: 'It is part of the course, but it was never read on this device, and there is no network to fetch it by.',
    next: 'Open it once when you are online; it stays from then on. Until then [the course](course) shows what is here.',
  },
  manifest: {
    name: 'Handwire: learn MCP by hand',
    description: 'Write the messages of MCP by hand, and read at the exact character which rule broke.',
  },
} as const;
