/** Times as they are read. */
import type { Minute } from '../../../graders/progress/answer.ts';
import { lang } from '../../language.ts';

const locale = lang === 'en' ? 'en-GB' : lang;

/** A record may say anything; what is no time is not shown. */
export const timeOf = (minute: Minute | undefined): string | undefined => {
  const time = new Date(minute ?? '');
  if (Number.isNaN(time.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
};

export const today = (): string => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
