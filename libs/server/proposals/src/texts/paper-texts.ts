import type { ProposalVat } from '@smachot/contracts';
import { type ByLanguage, plural } from '@smachot/i18n';

/** The frame of a proposal's PDF. What the store wrote stays in its own words. */
export type PaperTexts = {
  title: (storeName: string) => string;
  heading: string;
  version: (number: number) => string;
  for: (customer: string) => string;
  participants: (count: number) => string;
  validUntil: (when: string) => string;
  optional: string;
  total: string;
  totalWithoutOptions: string;
  vat: Record<Exclude<ProposalVat, 'charged'>, string>;
  vatIncluded: (percent: number, sum: string) => string;
};

export const paperTexts: ByLanguage<PaperTexts> = {
  he: {
    title: (storeName) => `הצעת מחיר, ${storeName}`,
    heading: 'הצעת מחיר',
    version: (number) => `הצעת מחיר, גרסה ${number}`,
    for: (customer) => `עבור: ${customer}`,
    participants: (count) => (count === 1 ? 'משתתף אחד' : `${count} משתתפים`),
    validUntil: (when) => `בתוקף עד ${when}`,
    optional: 'לבחירתכם',
    total: 'סך הכול',
    totalWithoutOptions: 'סך הכול בלי מה שלבחירתכם',
    vat: {
      exempt: 'בית העסק אינו גובה מע״מ.',
      unstated: 'מעמד בית העסק במע״מ: לא נמסר. המחירים כוללים מע״מ, אם הוא חל.',
    },
    vatIncluded: (percent, sum) => `המחירים כוללים מע״מ ${percent}%: ${sum} מתוך הסכום.`,
  },
  en: {
    title: (storeName) => `Proposal, ${storeName}`,
    heading: 'Proposal',
    version: (number) => `Proposal, version ${number}`,
    for: (customer) => `For: ${customer}`,
    participants: (count) => (count === 1 ? 'one guest' : `${count} guests`),
    validUntil: (when) => `Valid until ${when}`,
    optional: 'optional',
    total: 'Total',
    totalWithoutOptions: 'Total without options',
    vat: {
      exempt: 'The business does not charge VAT.',
      unstated: 'VAT status of the business: not stated. Prices include VAT where it applies.',
    },
    vatIncluded: (percent, sum) => `Prices include ${percent}% VAT: ${sum} of the total.`,
  },
  ru: {
    title: (storeName) => `Предложение цены, ${storeName}`,
    heading: 'Предложение цены',
    version: (number) => `Предложение цены, версия ${number}`,
    for: (customer) => `Для: ${customer}`,
    participants: (count) =>
      `${count} ${plural<'ru', string>('ru', count, { one: 'гость', few: 'гостя', many: 'гостей' })}`,
    validUntil: (when) => `Действует до ${when}`,
    optional: 'по желанию',
    total: 'Итого',
    totalWithoutOptions: 'Итого без того, что по желанию',
    vat: {
      exempt: 'Поставщик не взимает НДС.',
      unstated: 'Статус поставщика по НДС не указан. Цены включают НДС, если он взимается.',
    },
    vatIncluded: (percent, sum) => `Цены включают НДС ${percent}%: ${sum} от суммы.`,
  },
  ar: {
    title: (storeName) => `عرض سعر، ${storeName}`,
    heading: 'عرض سعر',
    version: (number) => `عرض سعر، النسخة ${number}`,
    for: (customer) => `إلى: ${customer}`,
    participants: (count) =>
      plural('ar', count, {
        zero: `${count} ضيف`,
        one: 'ضيف واحد',
        two: 'ضيفان',
        few: `${count} ضيوف`,
        many: `${count} ضيفا`,
        other: `${count} ضيف`,
      }),
    validUntil: (when) => `يسري حتى ${when}`,
    optional: 'حسب اختياركم',
    total: 'المجموع',
    totalWithoutOptions: 'المجموع بدون البنود الاختيارية',
    vat: {
      exempt: 'المصلحة لا تجبي ضريبة القيمة المضافة.',
      unstated: 'وضع المصلحة في ضريبة القيمة المضافة غير مذكور. تشمل الأسعار الضريبة إن كانت سارية.',
    },
    vatIncluded: (percent, sum) => `تشمل الأسعار ضريبة القيمة المضافة ${percent}%: ${sum} من المجموع.`,
  },
};
