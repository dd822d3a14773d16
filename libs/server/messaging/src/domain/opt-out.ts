import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
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

/** Phrases for "stop sending me messages": requests about messages, not about a list of guests or a celebration. */
const REQUESTS = [
  /^(?:די )?(?:תפסיקו|תפסיק|תפסיקי|להפסיק|הפסיקו|די)(?: כבר)?(?: לי)? (?:לשלוח|לכתוב|לסמס|להטריד|להציק)(?: לי| אלי| אליי| לנו| אותי| אותנו)?(?: יותר)?(?: את)?(?: ה?הודעות| ה?ווטסאפ| ה?ספאמ)?(?: האלה)?(?: יותר)?(?: כבר)?$/,
  /^(?:אל|לא) (?:תשלחו|תשלח|תשלחי|לשלוח|תכתבו|לכתוב|תסמסו)(?: לי| אלי| אליי| לנו)(?: יותר)?(?: שומ)?(?: ה?הודעות| ה?הודעה| ווטסאפ)?(?: יותר)?$/,
  /^(?:תורידו|תוריד|תורידי|להוריד|הורידו|תסירו|להסיר|הסירו|תמחקו|למחוק) אותי(?: מה?(?:רשימה|רשימת התפוצה|תפוצה|דיוור))?$/,
  /^(?:אני |אנחנו )?(?:לא|אינני) (?:רוצה|רוצימ|מעוניינ|מעוניינת|מעוניינימ|מבקש|מבקשת) (?:לקבל |ב)(?:יותר |עוד |מכמ )?(?:את )?ה?הודעות(?: האלה| יותר| ממכמ| מכמ)?$/,
  /^stop (?:sending|texting|messaging|writing|contacting|spamming|bothering)(?: to)? (?:me|us)(?: (?:messages|texts|this|these|anymore|any more))*$/,
  /^stop sending (?:these |any |more )*(?:messages|texts)$/,
  /^(?:do not|dont) (?:send|text|message|write|contact)(?: to)? (?:me|us)(?: (?:messages|texts|again|anymore|any more|any))*$/,
  /^(?:take|remove) me (?:off|from)(?: the| this| your)?(?: mailing| contact)? list$/,
];
/** Polite words allowed around the request; any other text, such as a question, makes it no opt-out. */
const POLITE = /(?:^|\s)(?:בבקשה|נא|תודה|please|thanks|thank you|היי|שלומ|סליחה|hi|hello)(?=\s|$)/g;

/** Whether a message is an opt-out: the whole text has to say so. */
export const isOptOut = (text: string): boolean => {
  const single = (words: string): string => words.replace(/\s+/g, ' ').trim();
  const key = single(searchKey(text).replace(/[.!,:;()]/g, ' '));
  const asked = single(key.replace(POLITE, ' '));
  return WORDS.has(key) || WORDS.has(asked) || REQUESTS.some((request) => request.test(asked));
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
