import { searchKey } from '@smachot/kernel';

const WORDS = new Set(
  [
    'הסר',
    'הסירו',
    'הסירו אותי',
    'תסירו',
    'תסירו אותי',
    'להסיר',
    'stop',
    'unsubscribe',
    'remove me',
    'стоп',
    'отписаться',
    'إلغاء',
  ].map(searchKey),
);

/** Whether somebody asks not to be written to any more: the whole message is one of the words. */
export const isOptOut = (text: string): boolean =>
  WORDS.has(
    searchKey(text)
      .replace(/[.!,:;()]/g, '')
      .trim(),
  );

/** The one confirmation that follows. */
export const optOutConfirmation = (asked: string): string =>
  /[\u0590-\u05ff]/.test(asked)
    ? 'הוסרתם מרשימת התפוצה. לא נשלח לכם עוד הודעות.'
    : 'You have been removed. We will not send you any more messages.';
