import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { ASIDES, requestKey, REQUESTS } from './opt-out-requests';

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
    'ايقاف',
    'отпишите меня',
  ].map(requestKey),
);

/** Polite words around a request; any other text, such as a question, makes it no opt-out. */
const POLITE =
  /(?:^|\s)(?:בבקשה|נא|תודה|אפשר|אנא|please|pls|thanks|thank you|kindly|היי|שלומ|סליחה|hi|hello|пожалуйста|спасибо|здравствуйте|من فضلكم|لو سمحتم|رجاء|شكرا|مرحبا)(?=\s|$)/gu;

/** Letters; also bounds how long an insistent text is compared. */
const LONGEST_PART = 120;

/** Whether a message is an opt-out: every part of it has to say so, or to add nothing to it. */
export const isOptOut = (text: string): boolean => {
  const parts = text
    .split(/[.,!;:()\n،؛]+|(?<=[?؟])/)
    .map((part) => requestKey(part))
    .filter(Boolean);
  const asked = parts.map((part) => part.replace(POLITE, ' ').replace(/\s+/g, ' ').trim()).filter(Boolean);
  const isRequest = (part: string): boolean => WORDS.has(part) || REQUESTS.some((one) => one.test(part));
  // a question asks for nothing, but may be asked beside a request
  const isAside = (part: string): boolean => ASIDES.some((one) => one.test(part.replace(/ ?[?؟]$/, '')));
  return (
    (parts.length === 1 && WORDS.has(parts[0]!)) ||
    (parts.every(({ length }) => length <= LONGEST_PART) &&
      asked.some(isRequest) &&
      asked.every((part) => isRequest(part) || isAside(part)))
  );
};

const CONFIRMATIONS: ByLanguage<string> = {
  he: 'הוסרתם מרשימת התפוצה. לא נשלח לכם עוד הודעות.',
  en: 'You have been removed. We will not send you any more messages.',
  ru: 'Вы исключены из рассылки. Мы больше не будем вам писать.',
  ar: 'تمت إزالتكم من القائمة. لن نرسل إليكم رسائل أخرى.',
};
const languageOf = (text: string): Language => {
  if (/\p{Script=Hebrew}/u.test(text)) return 'he';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
};

/** The one confirmation that follows, in the letters it was asked in. */
export const optOutConfirmation = (asked: string): string => CONFIRMATIONS[languageOf(asked)];
