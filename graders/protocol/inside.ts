/** What messages carry for one another. */
export { asksWithin } from './asks.ts';
export { repliesWithin } from './replies.ts';
export { originOf } from './task-origins.ts';
