import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import type { MessageContentProvider } from './message-content';
import { ANGER, ASIDES, DOUBTS, LEAVINGS, OPENINGS, requestKey, REQUESTS } from './opt-out-requests';

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
  /(?:^|\s)(?:בבקשה|נא|תודה|אפשר|אנא|please|pls|thanks|thank you|kindly|היי|שלומ|סליחה|hi|hello|sorry|пожалуйста|спасибо|извините|здравствуйте|من فضلكم|لو سمحتم|رجاء|شكرا|مرحبا)(?=\s|$)/gu;

/** Letters; also bounds how long an insistent text is compared. */
const LONGEST_PART = 120;

const partsOf = (text: string): string[] =>
  text
    .split(/[.,!;:()\n،؛]+|(?<=[?؟])/)
    .map((part) => requestKey(part))
    .filter(Boolean);
const withoutManners = (part: string): string => part.replace(POLITE, ' ').replace(/\s+/g, ' ').trim();
const unasked = (part: string): string => part.replace(/ ?[?؟]$/, '');
const isRequest = (part: string): boolean =>
  WORDS.has(part) || (REQUESTS.some((one) => one.test(part)) && !LEAVINGS.some((one) => one.test(part)));
// a question asks for nothing, but may be asked beside a request
const isAside = (part: string): boolean => ASIDES.some((one) => one.test(unasked(part)));

/** Parts of a text without polite words and question marks; a part too long to compare stays as it is. */
export const requestParts = (text: string): string[] =>
  partsOf(text)
    .map((part) => (part.length <= LONGEST_PART ? withoutManners(unasked(part)) : part))
    .filter(Boolean);

/** Whether a message is an opt-out: every part of it has to say so, or to add nothing to it. */
export const isOptOut = (text: string): boolean => {
  const parts = partsOf(text);
  const asked = parts.map(withoutManners).filter(Boolean);
  return (
    (parts.length === 1 && WORDS.has(parts[0]!)) ||
    (parts.every(({ length }) => length <= LONGEST_PART) &&
      asked.some(isRequest) &&
      asked.every((part) => isRequest(part) || isAside(part)))
  );
};

/** Words about messages and lists. A part that begins like a request and contains one may be a request. */
const MATTER =
  /הודע|רשימ|תפוצה|ווטסאפ|וואטסאפ|\b(?:messag|text|list\b)|сообщ|рассыл|списк|رسائل|رساله|قائمه/u;
/** Conjunctions at the beginning of a part. */
const JOINS = /^(?:אבל|אז|רק|but|so|just|но|только|لكن|بس) /u;
const mayAsk = (part: string): boolean =>
  isRequest(unasked(part)) ||
  DOUBTS.some((one) => one.test(unasked(part))) ||
  (MATTER.test(part) && OPENINGS.some((one) => one.test(part)));

const isAnger = (part: string): boolean => ANGER.some((one) => one.test(part));

/** Whether a message may be an opt-out or something else: it is asked about. */
export const mayBeOptOut = (text: string): boolean => {
  if (isOptOut(text)) return false;
  const parts = partsOf(text).map((part) => (withoutManners(part) || part).replace(JOINS, ''));
  const mayBe = parts.some((part) => part.length <= LONGEST_PART && mayAsk(part));
  return mayBe || (parts.length > 0 && parts.every(isAnger));
};

/** Whether a message opts out: by its words, or by the button that answers `ask_removal`. */
export const asksToStop = (
  { kind, text, payload }: { kind: string; text: string; payload?: string | null },
  provider: MessageContentProvider | undefined,
): boolean =>
  (kind === 'text' && isOptOut(text)) || (payload ? provider?.refOfPayload(payload)?.optOut === true : false);

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
