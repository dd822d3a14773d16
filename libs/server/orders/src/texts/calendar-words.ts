import type { Language } from '@smachot/contracts';

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

/** Unfinished languages fall back to Hebrew. */
export const calendarWords = (language: Language): CalendarWords => (language === 'en' ? english : hebrew);
