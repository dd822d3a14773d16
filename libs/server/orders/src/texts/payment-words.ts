import type { Language } from '@smachot/contracts';
import { type ByLanguage, plural } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';

/** The lines of a payment confirmation. `each` and `sum` are formatted sums. */
export type PaymentWords = {
  heading: (code: string) => string;
  price: string;
  base: string;
  participants: (count: number, each: string) => string;
  itemParticipants: (item: string, count: number, each: string) => string;
  delivery: string;
  rule: (when: string) => string;
  ruleUnnamed: string;
  minimumParticipants: (least: number) => string;
  minimum: string;
  waived: string;
  notChargedYet: string;
  notRefundedYet: string;
};

const hebrew: PaymentWords = {
  heading: (code) => `אישור תשלום להזמנה ${code}`,
  price: 'מחיר',
  base: 'מחיר בסיס',
  participants: (count, each) => `${count} משתתפים, ${each} למשתתף`,
  itemParticipants: (item, count, each) => `${item}: ${count} משתתפים, ${each} למשתתף`,
  delivery: 'הגעה',
  rule: (when) => `מחיר של ${when}`,
  ruleUnnamed: 'מחיר לפי מועד',
  minimumParticipants: (least) => `מינימום להזמנה: חיוב של לפחות ${least} משתתפים`,
  minimum: 'השלמה למינימום להזמנה',
  waived: 'הפרש שלא נגבה',
  notChargedYet: 'טרם נגבה',
  notRefundedYet: 'טרם הוחזר',
};

const englishGuests = (count: number): string =>
  `${count} ${plural('en', count, { one: 'guest', other: 'guests' })}`;
const english: PaymentWords = {
  heading: (code) => `Payment confirmation for order ${code}`,
  price: 'Price',
  base: 'Base price',
  participants: (count, each) => `${englishGuests(count)}, ${each} each`,
  itemParticipants: (item, count, each) => `${isolate(item)}: ${englishGuests(count)}, ${each} each`,
  delivery: 'Travel',
  rule: (when) => `Price for ${when}`,
  ruleUnnamed: 'Price of the day',
  minimumParticipants: (least) => `Minimum order: at least ${englishGuests(least)} are charged`,
  minimum: 'Added up to the minimum order',
  waived: 'Difference that was not charged',
  notChargedYet: 'Not charged yet',
  notRefundedYet: 'Not refunded yet',
};

const russianGuests = (count: number): string =>
  `${count} ${plural('ru', count, { one: 'гость', few: 'гостя', many: 'гостей' })}`;
const russian: PaymentWords = {
  heading: (code) => `Подтверждение оплаты заказа ${code}`,
  price: 'Цена',
  base: 'Базовая цена',
  participants: (count, each) => `${russianGuests(count)}, по ${each}`,
  itemParticipants: (item, count, each) => `${isolate(item)}: ${russianGuests(count)}, по ${each}`,
  delivery: 'Выезд',
  rule: (when) => `Цена на дату: ${when}`,
  ruleUnnamed: 'Цена на эту дату',
  minimumParticipants: (least) => `Минимальный заказ, оплачивается не меньше: ${russianGuests(least)}`,
  minimum: 'Доплата до минимального заказа',
  waived: 'Разница, которая не взималась',
  notChargedYet: 'Ещё не списано',
  notRefundedYet: 'Ещё не возвращено',
};

const arabicGuests = (count: number): string =>
  plural('ar', count, {
    zero: `${count} ضيف`,
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: `${count} ضيوف`,
    many: `${count} ضيفا`,
    other: `${count} ضيف`,
  });
const arabic: PaymentWords = {
  heading: (code) => `تأكيد دفع الطلب ${code}`,
  price: 'السعر',
  base: 'السعر الأساسي',
  participants: (count, each) => `${arabicGuests(count)}، ${each} للضيف`,
  itemParticipants: (item, count, each) => `${isolate(item)}: ${arabicGuests(count)}، ${each} للضيف`,
  delivery: 'الوصول',
  rule: (when) => `سعر ${when}`,
  ruleUnnamed: 'السعر بحسب الموعد',
  minimumParticipants: (least) => `الحد الأدنى للطلب، عدد الضيوف المحتسب على الأقل: ${least}`,
  minimum: 'تكملة إلى الحد الأدنى للطلب',
  waived: 'فرق لم يُحصَّل',
  notChargedYet: 'لم يُحصَّل بعد',
  notRefundedYet: 'لم يُعَد بعد',
};
const WORDS: ByLanguage<PaymentWords> = { he: hebrew, en: english, ru: russian, ar: arabic };

export const paymentWords = (language: Language): PaymentWords => WORDS[language];
