import type { Language, RideWays } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';

/** Words of the file of passengers. */
type PassengerExportWords = {
  sheet: string;
  rightToLeft: boolean;
  titles: string[];
  ways: Record<RideWays, string>;
  again: string;
  total: string;
};

const HE: PassengerExportWords = {
  sheet: 'הסעות',
  rightToLeft: true,
  titles: ['שם', 'טלפון', 'אנשים', 'תחנה', 'כיוון', 'אוטובוס הלוך', 'שעה', 'אוטובוס חזור', 'שעה', 'הערה'],
  ways: { both: 'הלוך וחזור', there: 'הלוך', back: 'חזור' },
  again: 'צריך לבחור תחנה מחדש',
  total: 'סך הכול',
};
const EN: PassengerExportWords = {
  sheet: 'Rides',
  rightToLeft: false,
  titles: ['Name', 'Phone', 'People', 'Stop', 'Way', 'Bus there', 'Time', 'Bus back', 'Time', 'Note'],
  ways: { both: 'There and back', there: 'There', back: 'Back' },
  again: 'Has to choose a stop again',
  total: 'Total',
};

const RU: PassengerExportWords = {
  sheet: 'Трансфер',
  rightToLeft: false,
  titles: [
    ...['Имя', 'Телефон', 'Человек', 'Остановка', 'Направление', 'Автобус туда', 'Время'],
    ...['Автобус обратно', 'Время', 'Примечание'],
  ],
  ways: { both: 'Туда и обратно', there: 'Туда', back: 'Обратно' },
  again: 'Нужно выбрать остановку заново',
  total: 'Всего',
};
const AR: PassengerExportWords = {
  sheet: 'السفريات',
  rightToLeft: true,
  titles: [
    ...['الاسم', 'الهاتف', 'الأشخاص', 'المحطة', 'الاتجاه', 'حافلة الذهاب', 'الموعد'],
    ...['حافلة الإياب', 'الموعد', 'ملاحظة'],
  ],
  ways: { both: 'ذهاب وإياب', there: 'ذهاب', back: 'إياب' },
  again: 'عليهم اختيار محطة من جديد',
  total: 'المجموع',
};

const WORDS: ByLanguage<PassengerExportWords> = { he: HE, en: EN, ru: RU, ar: AR };

export const passengerExportWords = (language: Language): PassengerExportWords => WORDS[language];
