import type { Language, RowProblem } from '@smachot/contracts';

/** Texts of the file of faulty rows in the host's language. */
export type FaultyWords = {
  reasonTitle: string;
  fileName: string;
  suffix: string;
  reasons: Record<
    Extract<RowProblem, 'name_missing' | 'name_unclear' | 'phone_invalid' | 'seats_invalid' | 'not_stored'>,
    string
  >;
};

export const faultyWords: Record<Language, FaultyWords> = {
  he: {
    reasonTitle: 'מה לתקן',
    fileName: 'אורחים',
    suffix: 'לתיקון',
    reasons: {
      name_missing: 'חסר שם',
      name_unclear: 'זה לא נראה כמו שם',
      phone_invalid: 'מספר הטלפון אינו תקין',
      seats_invalid: 'לא ברור כמה מקומות',
      not_stored: 'לא הצלחנו לשמור את השורה, כדאי להקליד אותה מחדש',
    },
  },
  en: {
    reasonTitle: 'To correct',
    fileName: 'guests',
    suffix: 'to correct',
    reasons: {
      name_missing: 'The name is missing',
      name_unclear: 'This does not look like a name',
      phone_invalid: 'The phone number is not valid',
      seats_invalid: 'It is not clear how many seats',
      not_stored: 'We could not save this row, please type it again',
    },
  },
  ru: {
    reasonTitle: 'Что исправить',
    fileName: 'гости',
    suffix: 'исправить',
    reasons: {
      name_missing: 'Не указано имя',
      name_unclear: 'Это не похоже на имя',
      phone_invalid: 'Неверный номер телефона',
      seats_invalid: 'Непонятно, сколько мест',
      not_stored: 'Не удалось сохранить строку, введите её заново',
    },
  },
  ar: {
    reasonTitle: 'ما يجب تصحيحه',
    fileName: 'الضيوف',
    suffix: 'للتصحيح',
    reasons: {
      name_missing: 'الاسم ناقص',
      name_unclear: 'هذا لا يبدو اسمًا',
      phone_invalid: 'رقم الهاتف غير صالح',
      seats_invalid: 'عدد المقاعد غير واضح',
      not_stored: 'لم نتمكن من حفظ السطر، اكتبوه من جديد',
    },
  },
};
