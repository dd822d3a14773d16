import type { Language, RowProblem } from '@smachot/contracts';

/** What the file of faulty rows says in the host's language. */
export type FaultyWords = {
  reasonTitle: string;
  fileName: string;
  suffix: string;
  reasons: Record<Extract<RowProblem, 'name_missing' | 'phone_invalid'>, string>;
};

export const faultyWords: Record<Language, FaultyWords> = {
  he: {
    reasonTitle: 'מה לתקן',
    fileName: 'אורחים',
    suffix: 'לתיקון',
    reasons: { name_missing: 'חסר שם', phone_invalid: 'מספר הטלפון אינו תקין' },
  },
  en: {
    reasonTitle: 'To correct',
    fileName: 'guests',
    suffix: 'to correct',
    reasons: { name_missing: 'The name is missing', phone_invalid: 'The phone number is not valid' },
  },
  ru: {
    reasonTitle: 'Что исправить',
    fileName: 'гости',
    suffix: 'исправить',
    reasons: { name_missing: 'Не указано имя', phone_invalid: 'Неверный номер телефона' },
  },
  ar: {
    reasonTitle: 'ما يجب تصحيحه',
    fileName: 'الضيوف',
    suffix: 'للتصحيح',
    reasons: { name_missing: 'الاسم ناقص', phone_invalid: 'رقم الهاتف غير صالح' },
  },
};
