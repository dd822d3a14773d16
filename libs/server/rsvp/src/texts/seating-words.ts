import type { Language } from '@smachot/contracts';
import { type ByLanguage, plural } from '@smachot/i18n';

/** The words on the papers of a seating plan. */
export type SeatingWords = {
  table: (name: string) => string;
  seats: (count: number) => string;
  taken: (taken: number, room: number) => string;
  hall: string;
  noTables: string;
  byTable: string;
  byGuest: string;
  columns: { name: string; table: string; guests: string; seats: string };
};

const WORDS: ByLanguage<SeatingWords> = {
  he: {
    table: (name) => `שולחן ${name}`,
    seats: (count) => (count === 1 ? 'מקום אחד' : `${count} מקומות`),
    taken: (taken, room) => `${taken} מתוך ${room}`,
    hall: 'תוכנית האולם',
    noTables: 'עוד לא צויר אף שולחן.',
    byTable: 'סידור ישיבה לפי שולחנות',
    byGuest: 'מי יושב איפה',
    columns: { name: 'שם', table: 'שולחן', guests: 'אורחים', seats: 'מקומות' },
  },
  en: {
    table: (name) => `Table ${name}`,
    seats: (count) => (count === 1 ? '1 seat' : `${count} seats`),
    taken: (taken, room) => `${taken} of ${room}`,
    hall: 'Plan of the hall',
    noTables: 'No table has been drawn yet.',
    byTable: 'Seating by table',
    byGuest: 'Who sits where',
    columns: { name: 'Name', table: 'Table', guests: 'Guests', seats: 'Seats' },
  },
  ru: {
    table: (name) => `Стол ${name}`,
    seats: (count) => `${count} ${plural('ru', count, { one: 'место', few: 'места', many: 'мест' })}`,
    taken: (taken, room) => `${taken} из ${room}`,
    hall: 'План зала',
    noTables: 'Пока не нарисован ни один стол.',
    byTable: 'Рассадка по столам',
    byGuest: 'Кто где сидит',
    columns: { name: 'Имя', table: 'Стол', guests: 'Гости', seats: 'Мест' },
  },
  ar: {
    table: (name) => `طاولة ${name}`,
    seats: (count) =>
      plural('ar', count, {
        zero: 'بلا أماكن',
        one: 'مكان واحد',
        two: 'مكانان',
        few: `${count} أماكن`,
        many: `${count} مكانا`,
        other: `${count} مكان`,
      }),
    taken: (taken, room) => `${taken} من ${room}`,
    hall: 'مخطط القاعة',
    noTables: 'لم تُرسم أي طاولة بعد.',
    byTable: 'ترتيب الجلوس حسب الطاولات',
    byGuest: 'من يجلس أين',
    columns: { name: 'الاسم', table: 'الطاولة', guests: 'الضيوف', seats: 'الأماكن' },
  },
};

export const seatingWords = (language: Language): SeatingWords => WORDS[language];
