/** What messages carry for one another. */
export { asksWithin, repliesWithin } from './asks.ts';
export { originOf } from './tasks.ts';
