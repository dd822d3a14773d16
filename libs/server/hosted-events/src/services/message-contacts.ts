import { withoutContacts } from '@smachot/server-platform';

const MARKS_AROUND = /^[("'[]+|[)"'\].,;:!?]+$/g;

/** Whether a text has phones, mail addresses or links other than the given ones, which have to stand as words of their own. */
export const hasOtherContacts = (text: string, allowed: readonly string[]): boolean => {
  const rest = text
    .split(/(\s+)/)
    .map((word) => (allowed.includes(word.replace(MARKS_AROUND, '')) ? ' ' : word))
    .join('');
  return withoutContacts(rest) !== rest;
};
