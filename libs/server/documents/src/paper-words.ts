import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';

type PaperWords = {
  business: (name: string) => string;
  date: (day: string) => string;
  paidOn: (day: string) => string;
  to: (name: string) => string;
  about: (thing: string) => string;
  eventAt: (moment: string) => string;
  coupon: (code?: string) => string;
  refunded: string;
  total: string;
  card: (lastFour: string) => string;
  /** That the sum was collected for the business. */
  agent: string;
  noInvoice: string;
};

const hebrew: PaperWords = {
  business: (name) => `בית העסק: ${name}`,
  date: (day) => `תאריך: ${day}`,
  paidOn: (day) => `תאריך התשלום: ${day}`,
  to: (name) => `לכבוד: ${name}`,
  about: (thing) => `עבור: ${thing}`,
  eventAt: (moment) => `מועד האירוע: ${moment}`,
  coupon: (code) => (code ? `קופון ${code}` : 'קופון'),
  refunded: 'הוחזר',
  total: 'סך הכול שולם',
  card: (lastFour) => `שולם בכרטיס שמסתיים ב־${lastFour}`,
  agent: 'הסכום נגבה באמצעות שמחות, כשלוחה של בית העסק.',
  noInvoice: 'מסמך זה אינו חשבונית מס. חשבונית, אם נדרשת, ניתנת על ידי בית העסק.',
};
const english: PaperWords = {
  business: (name) => `Business: ${isolate(name)}`,
  date: (day) => `Date: ${day}`,
  paidOn: (day) => `Paid on: ${day}`,
  to: (name) => `To: ${isolate(name)}`,
  about: (thing) => `For: ${isolate(thing)}`,
  eventAt: (moment) => `Time of the event: ${moment}`,
  coupon: (code) => (code ? `Coupon ${isolate(code)}` : 'Coupon'),
  refunded: 'Refunded',
  total: 'Total paid',
  card: (lastFour) => `Paid with the card ending in ${lastFour}`,
  agent: 'The sum was collected by Smachot, as an agent of the business.',
  noInvoice: 'This document is not a tax invoice. The business issues one where it is required.',
};
const russian: PaperWords = {
  business: (name) => `Поставщик: ${isolate(name)}`,
  date: (day) => `Дата: ${day}`,
  paidOn: (day) => `Дата оплаты: ${day}`,
  to: (name) => `Кому: ${isolate(name)}`,
  about: (thing) => `За что: ${isolate(thing)}`,
  eventAt: (moment) => `Начало: ${moment}`,
  coupon: (code) => (code ? `Купон ${isolate(code)}` : 'Купон'),
  refunded: 'Возвращено',
  total: 'Всего оплачено',
  card: (lastFour) => `Оплачено картой, последние цифры ${lastFour}`,
  agent: 'Сумму получил сервис Smachot как агент поставщика.',
  noInvoice: 'Этот документ не является налоговой накладной. Если она нужна, её выдаёт поставщик.',
};
const arabic: PaperWords = {
  business: (name) => `المصلحة: ${isolate(name)}`,
  date: (day) => `التاريخ: ${day}`,
  paidOn: (day) => `تاريخ الدفع: ${day}`,
  to: (name) => `إلى: ${isolate(name)}`,
  about: (thing) => `مقابل: ${isolate(thing)}`,
  eventAt: (moment) => `موعد المناسبة: ${moment}`,
  coupon: (code) => (code ? `قسيمة ${isolate(code)}` : 'قسيمة'),
  refunded: 'أُعيد',
  total: 'مجموع ما دُفع',
  card: (lastFour) => `دُفع بالبطاقة المنتهية بـ ${lastFour}`,
  agent: 'حُصّل المبلغ عبر Smachot بصفتها وكيلة للمصلحة.',
  noInvoice: 'هذا المستند ليس فاتورة ضريبية. المصلحة هي التي تصدر الفاتورة عند الحاجة.',
};
const WORDS: ByLanguage<PaperWords> = { he: hebrew, en: english, ru: russian, ar: arabic };

/** Labels that all papers of payments share. Names of people and businesses are put in as they are. */
export const paperWords = (language: Language): PaperWords => WORDS[language];
