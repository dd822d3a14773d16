import type { Language } from '@smachot/contracts';
import { type ByLanguage, plural } from '@smachot/i18n';

export type CalendarWords = {
  order: (code: string) => string;
  guests: (count: number) => string;
  pending: string;
  byPhone: string;
  ofStore: (name: string) => string;
};

const hebrew: CalendarWords = {
  order: (code) => `הזמנה ${code}`,
  guests: (count) => (count === 1 ? 'אורח אחד' : `${count} אורחים`),
  pending: 'ממתינה לתשובה',
  byPhone: 'נרשמה בטלפון',
  ofStore: (name) => `הזמנות: ${name}`,
};
const english: CalendarWords = {
  order: (code) => `Order ${code}`,
  guests: (count) => (count === 1 ? '1 guest' : `${count} guests`),
  pending: 'awaiting an answer',
  byPhone: 'by phone',
  ofStore: (name) => `Orders: ${name}`,
};

const russian: CalendarWords = {
  order: (code) => `Заказ ${code}`,
  guests: (count) => `${count} ${plural('ru', count, { one: 'гость', few: 'гостя', many: 'гостей' })}`,
  pending: 'ждёт ответа',
  byPhone: 'по телефону',
  ofStore: (name) => `Заказы: ${name}`,
};
const arabic: CalendarWords = {
  order: (code) => `الطلب ${code}`,
  guests: (count) =>
    plural('ar', count, {
      zero: 'بلا ضيوف',
      one: 'ضيف واحد',
      two: 'ضيفان',
      few: `${count} ضيوف`,
      many: `${count} ضيفا`,
      other: `${count} ضيف`,
    }),
  pending: 'بانتظار الرد',
  byPhone: 'سُجّل بالهاتف',
  ofStore: (name) => `الطلبات: ${name}`,
};
const WORDS: ByLanguage<CalendarWords> = { he: hebrew, en: english, ru: russian, ar: arabic };

export const calendarWords = (language: Language): CalendarWords => WORDS[language];
