import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';

type ExportWords = { sheet: string; rightToLeft: boolean; titles: string[] };

const HE: ExportWords = {
  sheet: 'לקוחות',
  rightToLeft: true,
  titles: ['שם', 'טלפון', 'הזמנות', 'שולם (₪)', 'הזמנה אחרונה', 'כתבו לראשונה', 'הצעת מחיר', 'תגיות'],
};
const EN: ExportWords = {
  sheet: 'Customers',
  rightToLeft: false,
  titles: ['Name', 'Phone', 'Orders', 'Paid (₪)', 'Latest order', 'First wrote', 'Proposal', 'Tags'],
};

const RU: ExportWords = {
  sheet: 'Клиенты',
  rightToLeft: false,
  titles: [
    'Имя',
    'Телефон',
    'Заказы',
    'Оплачено (₪)',
    'Последний заказ',
    'Написали впервые',
    'Предложение цены',
    'Теги',
  ],
};
const AR: ExportWords = {
  sheet: 'الزبائن',
  rightToLeft: true,
  titles: ['الاسم', 'الهاتف', 'الطلبات', 'المدفوع (₪)', 'آخر طلب', 'أول رسالة', 'عرض سعر', 'الوسوم'],
};
const WORDS: ByLanguage<ExportWords> = { he: HE, en: EN, ru: RU, ar: AR };

/** Titles of the file of customers. */
export const exportWords = (language: Language): ExportWords => WORDS[language];
