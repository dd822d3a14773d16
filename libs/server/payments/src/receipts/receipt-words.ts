import type { Language } from '@smachot/contracts';
import { type ByLanguage, plural } from '@smachot/i18n';

type ReceiptWords = {
  heading: (number: number) => string;
  answers: (count: number) => string;
  carried: string;
};

const WORDS: ByLanguage<ReceiptWords> = {
  he: {
    heading: (number) => `קבלה מספר ${number}`,
    answers: (count) => `${count} תשובות להזמנה, שקל לתשובה`,
    carried: 'יתרה מאירועים קודמים',
  },
  en: {
    heading: (number) => `Receipt no. ${number}`,
    answers: (count) =>
      `${count} ${plural('en', count, { one: 'response', other: 'responses' })} to the invitation, ₪1 each`,
    carried: 'Balance of earlier events',
  },
  ru: {
    heading: (number) => `Квитанция № ${number}`,
    answers: (count) =>
      `${count} ${plural<'ru', string>('ru', count, { one: 'ответ', few: 'ответа', many: 'ответов' })} на приглашение, по шекелю за ответ`,
    carried: 'Остаток за прошлые праздники',
  },
  ar: {
    heading: (number) => `إيصال رقم ${number}`,
    answers: (count) =>
      `${plural('ar', count, {
        zero: `${count} رد`,
        one: 'رد واحد',
        two: 'ردّان',
        few: `${count} ردود`,
        many: `${count} ردا`,
        other: `${count} رد`,
      })} على الدعوة، شيكل عن كل رد`,
    carried: 'رصيد من مناسبات سابقة',
  },
};

export const receiptWords = (language: Language): ReceiptWords => WORDS[language];
