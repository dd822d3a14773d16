import type { AttendeeGroup, Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';

export type AttendeeWords = {
  sheet: string;
  rightToLeft: boolean;
  columns: readonly [
    name: string,
    group: string,
    participants: string,
    ticket: string,
    wishes: string,
    answers: string,
    paid: string,
    registered: string,
  ];
  groups: Record<AttendeeGroup, string>;
};

const hebrew: AttendeeWords = {
  sheet: 'נרשמים',
  rightToLeft: true,
  columns: ['שם', 'מצב', 'כמה אנשים', 'כרטיס', 'בקשות', 'תשובות', 'שולם בשקלים', 'נרשמו ב־'],
  groups: {
    queue: 'מחכים לאישורכם',
    approved: 'מאושרים',
    waiting: 'ברשימת ההמתנה',
    rejected: 'לא אושרו',
    canceled: 'בוטלו',
  },
};
const english: AttendeeWords = {
  sheet: 'Attendees',
  rightToLeft: false,
  columns: ['Name', 'Status', 'People', 'Ticket', 'Requests', 'Answers', 'Paid (ILS)', 'Registered on'],
  groups: {
    queue: 'Waiting for you',
    approved: 'Approved',
    waiting: 'On the waiting list',
    rejected: 'Not approved',
    canceled: 'Canceled',
  },
};

const russian: AttendeeWords = {
  sheet: 'Участники',
  rightToLeft: false,
  columns: ['Имя', 'Статус', 'Сколько человек', 'Билет', 'Просьбы', 'Ответы', 'Оплачено, ₪', 'Дата записи'],
  groups: {
    queue: 'Ждут вашего подтверждения',
    approved: 'Подтверждены',
    waiting: 'В листе ожидания',
    rejected: 'Не подтверждены',
    canceled: 'Отменены',
  },
};
const arabic: AttendeeWords = {
  sheet: 'المسجلون',
  rightToLeft: true,
  columns: [
    'الاسم',
    'الحالة',
    'عدد الأشخاص',
    'التذكرة',
    'طلبات',
    'الإجابات',
    'المدفوع بالشيكل',
    'تاريخ التسجيل',
  ],
  groups: {
    queue: 'بانتظار موافقتكم',
    approved: 'تمت الموافقة عليهم',
    waiting: 'في قائمة الانتظار',
    rejected: 'لم تتم الموافقة عليهم',
    canceled: 'ملغون',
  },
};
const WORDS: ByLanguage<AttendeeWords> = { he: hebrew, en: english, ru: russian, ar: arabic };

export const attendeeWords = (language: Language): AttendeeWords => WORDS[language];
