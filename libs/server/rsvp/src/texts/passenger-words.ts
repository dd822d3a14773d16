import type { Language, RideWay } from '@smachot/contracts';
import { type ByLanguage, plural } from '@smachot/i18n';

/** The words on the passenger list of a bus. */
export type PassengerWords = {
  persons: (count: number) => string;
  taken: (persons: string, seats: number) => string;
  way: Record<RideWay, string>;
  columns: { time: string; stop: string; persons: string };
};

const WORDS: ByLanguage<PassengerWords> = {
  he: {
    persons: (count) => (count === 1 ? 'אדם אחד' : `${count} אנשים`),
    taken: (persons, seats) => `${persons} מתוך ${seats} מקומות`,
    way: { there: 'הלוך', back: 'חזור' },
    columns: { time: 'שעה', stop: 'תחנה ונוסעים', persons: 'אנשים' },
  },
  en: {
    persons: (count) => (count === 1 ? '1 person' : `${count} people`),
    taken: (persons, seats) => `${persons} of ${seats} seats`,
    way: { there: 'There', back: 'Back' },
    columns: { time: 'Time', stop: 'Stop and passengers', persons: 'People' },
  },
  ru: {
    persons: (count) =>
      `${count} ${plural('ru', count, { one: 'человек', few: 'человека', many: 'человек' })}`,
    taken: (persons, seats) => `${persons}, мест ${seats}`,
    way: { there: 'Туда', back: 'Обратно' },
    columns: { time: 'Время', stop: 'Остановка и пассажиры', persons: 'Человек' },
  },
  ar: {
    persons: (count) =>
      plural('ar', count, {
        zero: 'لا أحد',
        one: 'شخص واحد',
        two: 'شخصان',
        few: `${count} أشخاص`,
        many: `${count} شخصا`,
        other: `${count} شخص`,
      }),
    taken: (persons, seats) => `المقاعد المشغولة: ${persons} من ${seats}`,
    way: { there: 'ذهاب', back: 'إياب' },
    columns: { time: 'الموعد', stop: 'المحطة والركاب', persons: 'الأشخاص' },
  },
};

export const passengerWords = (language: Language): PassengerWords => WORDS[language];
