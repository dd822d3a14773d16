import { wordKey } from './chat-words';

/** Guests' questions that the invitation can answer. */
export type GuestQuestion = 'place' | 'time';

const of = (patterns: string[]): RegExp =>
  new RegExp(`(?:^| )ו?(?:${patterns.map(wordKey).join('|')})(?: |$)`, 'u');
const PLACE = of([
  'איפה',
  'היכן',
  'לאן',
  'כתובת',
  'מה הכתובת',
  'את הכתובת',
  'הכתובת',
  'מיקום',
  'מה המיקום',
  'המיקום',
  'איך מגיעים',
  'איך להגיע',
  'איך מגיעים לשם',
  'באיזה אולם',
  'באיזה מקום',
  'ווייז',
  'וויז',
  'לווייז',
  'where',
  'wheres',
  'address',
  'location',
  'directions',
  'venue',
  'waze',
  'how do (?:i|we) get there',
  'где',
  'адрес',
  'как добраться',
  'وين',
  'اين',
  'العنوان',
  'الموقع',
]);
const TIME = of([
  'מתי',
  'מה השעה של',
  'באיזו שעה',
  'באיזה שעה',
  'איזה שעה',
  'איזו שעה',
  'באיזה יום',
  'באיזה תאריך',
  'מה התאריך',
  'איזה תאריך',
  'תאריך',
  'when',
  'whens',
  'what time',
  'what date',
  'which date',
  'what day',
  'which day',
  'когда',
  'во сколько',
  'какого числа',
  'متى',
  'اي ساعه',
  'اي يوم',
]);
/** Questions about other matters with the same beginning: parking, seating, the closing date. */
const ELSEWHERE = of([
  'חניה',
  'חנייה',
  'לחנות',
  'לענות',
  'לאשר',
  'יושבים',
  'לשבת',
  'שולחן',
  'אתם',
  'אתה',
  'את',
  'היית',
  'הייתם',
  'מתנה',
  'צק',
  'שירותים',
  'מייל',
  'ההסעה',
  'הסעה',
  'parking',
  'park',
  'sit',
  'seat',
  'table',
  'gift',
  'you',
  'answer',
  'reply',
  'rsvp',
  'email',
  'bus',
  'shuttle',
]);
const LONGEST_WORDS = 8;

/** @param clause normalized key of the clause; a question ends with a special mark */
export const asksOf = (clause: string): GuestQuestion[] => {
  const words = clause.replace(/ \?$/, '');
  if (words.split(' ').length > LONGEST_WORDS || ELSEWHERE.test(words)) return [];
  return [
    ...(PLACE.test(words) ? (['place'] as const) : []),
    ...(TIME.test(words) ? (['time'] as const) : []),
  ];
};
