/** The weather exercise as it is built, in a browser: what it says to the right answer and to each common slip. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { type Card, openWeather, request, response, right, seen } from './exercise-page.ts';

let served: Served;
let browser: Browser;
let card: Card;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
  card = await openWeather(browser, served.url);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

interface Slip {
  readonly answer: string;
  readonly headline: string;
  readonly title: string;
  readonly score: string;
  /** Where it says that the problem stands, and what is selected there. */
  readonly place: string;
  readonly selected: string;
}

const unreadable = 'This line cannot be read';
const task = 'Not yet what the task asks';
const unnamed = 'The message would be dropped unread';
const twoInOne = 'The whole line would be thrown away';

const slips: Readonly<Record<string, Slip>> = {
  'the response id as a string': {
    answer: `${request}\n${response.replace('10', '"10"')}`,
    headline: 'The requester would wait for ever',
    title: 'A response repeats the id with its type',
    score: '7 of 9',
    place: 'line 2, column 31',
    selected: '"10"',
  },
  'another response id': {
    answer: `${request}\n${response.replace('10', '11')}`,
    headline: 'The answer would reach nobody',
    title: 'A response carries the id of a request that is still open',
    score: '7 of 9',
    place: 'line 2, column 31',
    selected: '11',
  },
  'a request without jsonrpc': {
    answer: `${request.replace('"jsonrpc": "2.0", ', '')}\n${response}`,
    headline: unnamed,
    title: 'Each message says that it is JSON-RPC 2.0',
    score: '8 of 9',
    place: 'line 1, column 5',
    selected: '{',
  },
  'a response without jsonrpc': {
    answer: `${request}\n${response.replace('"jsonrpc": "2.0", ', '')}`,
    headline: unnamed,
    title: 'Each message says that it is JSON-RPC 2.0',
    score: '8 of 9',
    place: 'line 2, column 5',
    selected: '{',
  },
  'arguments as a string': {
    answer: `${request.replace('{ "city": "Lyon" }', '"{ \\"city\\": \\"Lyon\\" }"')}\n${response}`,
    headline: 'The tool would never run',
    title: 'The arguments of a tool call are an object',
    score: '6 of 9',
    place: 'line 1, column 107',
    selected: '"{ \\"city\\": \\"Lyon\\" }"',
  },
  'a misspelt argument': {
    answer: `${request.replace('city', 'ctiy')}\n${response}`,
    headline: task,
    title: 'The request passes a city, a text that is not empty',
    score: '8 of 9',
    place: 'line 1, column 109',
    selected: '"ctiy"',
  },
  'a result and an error': {
    answer: `${request}\n${response.replace(/ }$/, ', "error": { "code": -32603, "message": "Internal error" } }')}`,
    headline: 'Success or failure: nobody could tell',
    title: 'A response carries a result or an error, not both',
    score: '8 of 9',
    place: 'line 2, column 105',
    selected: '"error"',
  },
  'a trailing comma': {
    answer: `${request.replace('"Lyon" }', '"Lyon", }')}\n${response}`,
    headline: unreadable,
    title: 'No comma stands after the last member or element',
    score: '3 of 9',
    place: 'line 1, column 123',
    selected: ',',
  },
  'single quotes': {
    answer: `${request.replaceAll('"', "'")}\n${response}`,
    headline: unreadable,
    title: 'Strings and names stand in straight double quotes',
    score: '3 of 9',
    place: 'line 1, column 7',
    selected: "'jsonrpc'",
  },
  'curly quotes': {
    answer: `${request.replace('"Lyon"', '“Lyon”')}\n${response}`,
    headline: unreadable,
    title: 'Strings and names stand in straight double quotes',
    score: '3 of 9',
    place: 'line 1, column 117',
    selected: '“Lyon”',
  },
  'a request with the id null': {
    answer: `${request.replace('10', 'null')}\n${response}`,
    headline: 'Question and answer would never meet',
    title: 'The id of a request or of a result is never null',
    score: '7 of 9',
    place: 'line 1, column 31',
    selected: 'null',
  },
  'a second response': {
    answer: `${request}\n${response}\n${response}`,
    headline: 'The second answer comes too late',
    title: 'A request gets one response',
    score: '8 of 9',
    place: 'line 3, column 31',
    selected: '10',
  },
  'both messages on one line': {
    answer: `${request} ${response}`,
    headline: twoInOne,
    title: 'One line carries one message',
    score: '0 of 9',
    place: 'line 1, column 130',
    selected: '<-- {',
  },
  'both messages on one line, the second without its arrow': {
    answer: `${request}${response.replace('<-- ', '')}`,
    headline: twoInOne,
    title: 'One line carries one message',
    score: '0 of 9',
    place: 'line 1, column 129',
    selected: '{',
  },
};

describe('the weather exercise says of', () => {
  it.each(Object.entries(slips))('%s', async (_, { answer, ...expected }) => {
    await card.answer(answer);
    const text = (selector: string) => seen(card.reply.locator(selector).first());
    const headline = await text('.head');
    const title = (await text('.title')).replace(/^Problem\s+1\s*:\s*/, '');
    const place = (await text('.at')).split('\n').at(-1)!;
    const score = await text('.score');
    await card.button('Go to the place').first().click();
    expect({ headline, title, score, place, selected: await card.selection() }).toEqual(expected);
    // One fault is one problem.
    expect(await card.reply.locator('.finding').count()).toBe(1);
    expect(await seen(card.card.locator('.editor mark.blame').first())).toBe(expected.selected);
  });

  it('the right answer', async () => {
    await card.answer(right);
    expect((await seen(card.reply.locator('.head'))).trim()).toBe('A sound exchange');
    expect(await seen(card.reply.locator('.score'))).toBe('9 of 9');
    expect(await seen(card.reply.locator('> p').first())).toBe(
      'The request asks, the response answers under the same id, and the client can strike 10 off its list. The model reads the weather.',
    );
    expect(await card.card.locator('.criteria .met').count()).toBe(9);
    expect(await card.card.locator('.editor mark.blame').count()).toBe(0);
  });

  it('an answer without arrows that it was read by its shape', async () => {
    await card.answer(right.replace('--> ', '').replace('<-- ', ''));
    expect((await seen(card.reply.locator('.head'))).trim()).toBe('A sound exchange');
    expect(await seen(card.card.locator('.live .label').last())).toBe(
      '2 messages have no arrow: their shapes say who sent them.',
    );
    await card.answer(right);
    expect(await card.card.locator('.live').getByText('no arrow').count()).toBe(0);
  });
});
