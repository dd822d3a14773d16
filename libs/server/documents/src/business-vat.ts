import type { Language, VatDetails, VatStatus } from '@smachot/contracts';
import { type ByLanguage, directionOf, formatMoney, plain } from '@smachot/i18n';
import { isolateLtr, splitVat, vatPercentOn, wallTime } from '@smachot/kernel';

/** A sum in agorot, as papers write it: the minus stands before the digits in every language. */
export const paperMoney = (agorot: number, language: Language): string => {
  const sum = plain(formatMoney(agorot, language));
  return directionOf(language) === 'rtl' ? sum.replace(/-[\d.,]+/, isolateLtr) : sum;
};

type VatWords = {
  statuses: Record<VatStatus, string>;
  numbered: (status: string, number: string) => string;
  before: string;
  vat: (percent: number) => string;
  unstated: string;
  charged: string;
  exempt: string;
};
const WORDS: ByLanguage<VatWords> = {
  he: {
    statuses: { licensed: 'עוסק מורשה', exempt: 'עוסק פטור', company: 'חברה', nonprofit: 'מלכ״ר' },
    numbered: (status, number) => `${status}, מספר ${number}`,
    before: 'סכום לפני מע״מ',
    vat: (percent) => `מע״מ ${percent}%`,
    unstated: 'מעמד בית העסק במע״מ: לא נמסר. המחירים כוללים מע״מ, אם הוא חל.',
    charged: 'המחירים כוללים מע״מ.',
    exempt: 'בית העסק אינו גובה מע״מ, והמחירים אינם כוללים מע״מ.',
  },
  en: {
    statuses: {
      licensed: 'Licensed dealer',
      exempt: 'Exempt dealer',
      company: 'Company',
      nonprofit: 'Non-profit',
    },
    numbered: (status, number) => `${status}, no. ${number}`,
    before: 'Sum before VAT',
    vat: (percent) => `VAT ${percent}%`,
    unstated: 'VAT status of the business: not stated. Prices include VAT, if any applies.',
    charged: 'The prices include VAT.',
    exempt: 'The business charges no VAT, and the prices include none.',
  },
  ru: {
    statuses: {
      licensed: 'Осек мурше',
      exempt: 'Осек патур',
      company: 'Компания',
      nonprofit: 'Некоммерческая организация',
    },
    numbered: (status, number) => `${status}, № ${number}`,
    before: 'Сумма без НДС',
    vat: (percent) => `НДС ${percent}%`,
    unstated: 'Статус поставщика по НДС не указан. Цены включают НДС, если он взимается.',
    charged: 'Цены включают НДС.',
    exempt: 'Поставщик не взимает НДС, и цены его не включают.',
  },
  ar: {
    statuses: {
      licensed: 'مشغّل مرخّص',
      exempt: 'مشغّل معفى',
      company: 'شركة',
      nonprofit: 'مؤسسة لا تبتغي الربح',
    },
    numbered: (status, number) => `${status}، رقم ${number}`,
    before: 'المبلغ قبل ضريبة القيمة المضافة',
    vat: (percent) => `ضريبة القيمة المضافة ${percent}%`,
    unstated: 'وضع المصلحة في ضريبة القيمة المضافة غير مذكور. تشمل الأسعار الضريبة إن كانت سارية.',
    charged: 'تشمل الأسعار ضريبة القيمة المضافة.',
    exempt: 'المصلحة لا تجبي ضريبة القيمة المضافة، والأسعار لا تشملها.',
  },
};

const chargesVat = (vat: VatDetails | null): boolean =>
  vat !== null && (vat.status === 'licensed' || vat.status === 'company');

/** The business's status and number; none for one that stated nothing. */
export const vatHead = (vat: VatDetails | null, language: Language): string[] => {
  if (!vat) return [];
  const { statuses, numbered } = WORDS[language];
  return [vat.number ? numbered(statuses[vat.status], vat.number) : statuses[vat.status]];
};

/** The part of a sum before VAT, and its VAT at a rate. */
export const vatSplit = (agorot: number, percent: number, language: Language): [string, string][] => {
  const { net, vat } = splitVat(agorot, percent);
  const words = WORDS[language];
  return [
    [words.before, paperMoney(net, language)],
    [words.vat(percent), paperMoney(vat, language)],
  ];
};

/** VAT part of the payment, at the rate of the day of the payment; no line for a business that does not charge VAT. */
export const vatLines = (
  vat: VatDetails | null,
  paid: { amount: number; at: Date },
  language: Language,
): [string, string][] =>
  chargesVat(vat) && paid.amount !== 0
    ? vatSplit(paid.amount, vatPercentOn(wallTime(paid.at).day), language)
    : [];

export const vatFoot = (vat: VatDetails | null, language: Language): string => {
  const { unstated, charged, exempt } = WORDS[language];
  if (!vat) return unstated;
  return chargesVat(vat) ? charged : exempt;
};
