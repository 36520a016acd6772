import { describe, expect, it } from 'vitest';
import { placeOf } from '../site/build/place.ts';

const example = 'HANDWIRE_SITE=https://example.org HANDWIRE_BASE=/handwire/';

describe('where the site will stand', () => {
  it.each([
    [undefined, undefined, { site: undefined, base: '/' }],
    ['', '', { site: undefined, base: '/' }],
    ['https://example.org', '/handwire/', { site: 'https://example.org', base: '/handwire/' }],
    ['https://example.org/', '/', { site: 'https://example.org/', base: '/' }],
    ['http://localhost:8080', 'a/b-c', { site: 'http://localhost:8080', base: 'a/b-c' }],
  ])('is taken from %j and %j', (HANDWIRE_SITE, HANDWIRE_BASE, place) => {
    expect(placeOf({ HANDWIRE_SITE, HANDWIRE_BASE })).toEqual(place);
  });

  it.each([
    ['example.org', '', `HANDWIRE_SITE is an address that begins with https://, not example.org: ${example}`],
    [
      'ftp://example.org',
      '',
      `HANDWIRE_SITE is an address that begins with https://, not ftp://example.org: ${example}`,
    ],
    [
      'https://example.org/sub/',
      '',
      `HANDWIRE_SITE ends with the host, and the folder is HANDWIRE_BASE: ${example}, not https://example.org/sub/`,
    ],
    [
      '',
      'https://example.org/x/',
      'HANDWIRE_BASE is a folder of the host, such as /handwire/, not https://example.org/x/',
    ],
    ['', '/a b/', 'HANDWIRE_BASE is a folder of the host, such as /handwire/, not /a b/'],
    ['', '../x', `HANDWIRE_BASE is counted from the root of the host: ${example}`],
  ])('is refused in one line that names the variable: %j and %j', (HANDWIRE_SITE, HANDWIRE_BASE, line) => {
    expect(() => placeOf({ HANDWIRE_SITE, HANDWIRE_BASE })).toThrow(new Error(line));
  });
});
