/** Forms of strings that are fixed elsewhere. */

/** RFC 3986: a scheme, then a colon, then something; no spaces and no backslashes, as a path of Windows has them. */
export const isUri = (value: string, schemes?: readonly string[]): boolean =>
  /^[a-z][a-z0-9+.-]*:[^\s\\]+$/i.test(value) &&
  (schemes === undefined ||
    schemes.some((scheme) => value.toLowerCase().startsWith(scheme.includes(':') ? scheme : `${scheme}:`)));

/** RFC 3339, or the wider ISO 8601: a date, then a time with or without its zone. */
export const isTimestamp = (value: string): boolean =>
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ](?:[01]\d|2[0-4]):?[0-5]\d(?::?(?:[0-5]\d|60)(?:[.,]\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i.test(
    value,
  ) || /^\d{8}T\d{6}(?:[.,]\d+)?(?:Z|[+-]\d{2}:?(?:\d{2})?)?$/.test(value);

/** RFC 4648, section 4, with its padding. The empty string is legal. */
export const isBase64 = (value: string): boolean => value.length % 4 === 0 && /^[a-z0-9+/]*={0,2}$/i.test(value);
