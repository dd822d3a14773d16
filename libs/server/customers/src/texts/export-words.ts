import type { Language } from '@smachot/contracts';

type ExportWords = { sheet: string; rightToLeft: boolean; titles: string[] };

const HE: ExportWords = {
  sheet: 'לקוחות',
  rightToLeft: true,
  titles: ['שם', 'טלפון', 'הזמנות', 'שולם (₪)', 'הזמנה אחרונה', 'כתבו לראשונה', 'תגיות'],
};
const EN: ExportWords = {
  sheet: 'Customers',
  rightToLeft: false,
  titles: ['Name', 'Phone', 'Orders', 'Paid (₪)', 'Latest order', 'First wrote', 'Tags'],
};

/** Titles of the file of customers; in Hebrew unless English is asked for. */
export const exportWords = (language: Language): ExportWords => (language === 'en' ? EN : HE);
