import type { BillingCycle, InvoiceKind, Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';

/** Labels and sentences of invoices and credit notes. Dates come formatted. */
type InvoiceWords = {
  heading: Record<InvoiceKind, (number: number) => string>;
  plan: (name: string, cycle: BillingCycle, from: string, until: string) => string;
  coupon: (code?: string) => string;
  /** Of a credit below zero: what an earlier period left to be paid. */
  balance: string;
  credit: string;
  corrects: (number: number, day: string) => string;
  total: Record<InvoiceKind, string>;
  foot: Record<InvoiceKind, string>;
};

const HEBREW_CYCLES = { monthly: 'חודש', annually: 'שנה' };
const hebrew: InvoiceWords = {
  heading: {
    invoice: (number) => `חשבונית מס/קבלה מספר ${number}`,
    credit_note: (number) => `חשבונית זיכוי מספר ${number}`,
  },
  plan: (name, cycle, from, until) => `תוכנית ${isolate(name)}, ${HEBREW_CYCLES[cycle]}: ${from} עד ${until}`,
  coupon: (code) => (code ? `קופון ${code}` : 'קופון'),
  balance: 'יתרה מתקופה קודמת',
  credit: 'זיכוי על ימים ששולמו ולא נוצלו',
  corrects: (number, day) => `זיכוי בגין חשבונית מס/קבלה ${number} מיום ${day}`,
  total: { invoice: 'סך הכול שולם', credit_note: 'סך הכול הוחזר' },
  foot: { invoice: 'שולם בכרטיס אשראי.', credit_note: 'הסכום הוחזר לכרטיס האשראי.' },
};

const ENGLISH_CYCLES = { monthly: 'a month', annually: 'a year' };
const english: InvoiceWords = {
  heading: {
    invoice: (number) => `Tax invoice/receipt no. ${number}`,
    credit_note: (number) => `Credit note no. ${number}`,
  },
  plan: (name, cycle, from, until) => `${name} plan, ${ENGLISH_CYCLES[cycle]}: ${from} to ${until}`,
  coupon: (code) => (code ? `Coupon ${isolate(code)}` : 'Coupon'),
  balance: 'Balance of an earlier period',
  credit: 'Credit for paid days that were not used',
  corrects: (number, day) => `Credit for tax invoice/receipt ${number} of ${day}`,
  total: { invoice: 'Total paid', credit_note: 'Total refunded' },
  foot: { invoice: 'Paid by card.', credit_note: 'The sum was refunded to the card.' },
};

const RUSSIAN_CYCLES = { monthly: 'месяц', annually: 'год' };
const russian: InvoiceWords = {
  heading: {
    invoice: (number) => `Налоговая накладная-квитанция № ${number}`,
    credit_note: (number) => `Кредит-нота № ${number}`,
  },
  plan: (name, cycle, from, until) => `Тариф «${name}», ${RUSSIAN_CYCLES[cycle]}: ${from} – ${until}`,
  coupon: (code) => (code ? `Купон ${isolate(code)}` : 'Купон'),
  balance: 'Остаток за прошлый период',
  credit: 'Возмещение за оплаченные неиспользованные дни',
  corrects: (number, day) => `Возмещение по накладной-квитанции № ${number} от ${day}`,
  total: { invoice: 'Всего оплачено', credit_note: 'Всего возвращено' },
  foot: { invoice: 'Оплачено банковской картой.', credit_note: 'Сумма возвращена на карту.' },
};

const ARABIC_CYCLES = { monthly: 'شهر', annually: 'سنة' };
const arabic: InvoiceWords = {
  heading: {
    invoice: (number) => `فاتورة ضريبية/إيصال رقم ${number}`,
    credit_note: (number) => `فاتورة دائنة رقم ${number}`,
  },
  plan: (name, cycle, from, until) =>
    `خطة ${isolate(name)}، ${ARABIC_CYCLES[cycle]}: من ${from} حتى ${until}`,
  coupon: (code) => (code ? `قسيمة ${isolate(code)}` : 'قسيمة'),
  balance: 'رصيد من فترة سابقة',
  credit: 'رصيد عن أيام دُفعت ولم تُستخدم',
  corrects: (number, day) => `رصيد عن الفاتورة الضريبية/الإيصال ${number} بتاريخ ${day}`,
  total: { invoice: 'مجموع ما دُفع', credit_note: 'مجموع ما أُعيد' },
  foot: { invoice: 'دُفع ببطاقة ائتمان.', credit_note: 'أُعيد المبلغ إلى بطاقة الائتمان.' },
};
const WORDS: ByLanguage<InvoiceWords> = { he: hebrew, en: english, ru: russian, ar: arabic };

export const invoiceWords = (language: Language): InvoiceWords => WORDS[language];
