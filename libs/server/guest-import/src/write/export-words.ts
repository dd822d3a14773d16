import type { GuestGroup, Language, RsvpStatus, Side } from '@smachot/contracts';

export type ExportColumn =
  | 'name'
  | 'phone'
  | 'status'
  | 'seats'
  | 'estimated'
  | 'group'
  | 'groupLabel'
  | 'side'
  | 'table'
  | 'notes'
  | 'requests'
  | 'transportation'
  | 'answeredAt'
  | 'language';

export type ExportWords = {
  sheet: string;
  rightToLeft: boolean;
  columns: Record<ExportColumn, string>;
  statuses: Record<RsvpStatus, string>;
  groups: Record<GuestGroup, string>;
  sides: Record<Side, string>;
  yes: string;
  no: string;
};

export const exportWords: Record<Language, ExportWords> = {
  he: {
    sheet: 'אורחים',
    rightToLeft: true,
    columns: {
      name: 'שם מלא',
      phone: 'טלפון',
      status: 'סטטוס',
      seats: 'מקומות מאושרים',
      estimated: 'כמות מוזמנים',
      group: 'קבוצה',
      groupLabel: 'תת־קבוצה',
      side: 'צד',
      table: 'שולחן',
      notes: 'הערות',
      requests: 'בקשות מיוחדות',
      transportation: 'הסעה',
      answeredAt: 'תאריך תשובה',
      language: 'שפה',
    },
    statuses: {
      created: 'טרם נשלח',
      pending: 'בתור לשליחה',
      sent: 'נשלח, לא ענה',
      received: 'נמסר, לא ענה',
      confirmed: 'מגיע',
      declined: 'לא מגיע',
      maybe: 'אולי',
      no_response: 'לא ענה',
      pending_reminder: 'תזכורת בדרך',
    },
    groups: {
      general: 'כללי',
      family: 'משפחה',
      friends: 'חברים',
      school: 'לימודים',
      work: 'עבודה',
      family_friends: 'חברי משפחה',
    },
    sides: { bride: 'כלה', groom: 'חתן', both: 'שניהם' },
    yes: 'כן',
    no: 'לא',
  },
  en: {
    sheet: 'Guests',
    rightToLeft: false,
    columns: {
      name: 'Full name',
      phone: 'Phone',
      status: 'Status',
      seats: 'Seats confirmed',
      estimated: 'Number of guests',
      group: 'Group',
      groupLabel: 'Subgroup',
      side: 'Side',
      table: 'Table',
      notes: 'Notes',
      requests: 'Special requests',
      transportation: 'Transportation',
      answeredAt: 'Answered on',
      language: 'Language',
    },
    statuses: {
      created: 'Not sent yet',
      pending: 'Waiting to be sent',
      sent: 'Sent, no answer',
      received: 'Delivered, no answer',
      confirmed: 'Coming',
      declined: 'Not coming',
      maybe: 'Maybe',
      no_response: 'No answer',
      pending_reminder: 'Reminder on its way',
    },
    groups: {
      general: 'General',
      family: 'Family',
      friends: 'Friends',
      school: 'School',
      work: 'Work',
      family_friends: 'Family friends',
    },
    sides: { bride: 'Bride', groom: 'Groom', both: 'Both' },
    yes: 'Yes',
    no: 'No',
  },
  ru: {
    sheet: 'Гости',
    rightToLeft: false,
    columns: {
      name: 'Имя и фамилия',
      phone: 'Телефон',
      status: 'Статус',
      seats: 'Подтверждено мест',
      estimated: 'Количество гостей',
      group: 'Группа',
      groupLabel: 'Подгруппа',
      side: 'Сторона',
      table: 'Стол',
      notes: 'Примечание',
      requests: 'Особые просьбы',
      transportation: 'Трансфер',
      answeredAt: 'Дата ответа',
      language: 'Язык',
    },
    statuses: {
      created: 'Ещё не отправлено',
      pending: 'В очереди',
      sent: 'Отправлено, нет ответа',
      received: 'Доставлено, нет ответа',
      confirmed: 'Придёт',
      declined: 'Не придёт',
      maybe: 'Может быть',
      no_response: 'Нет ответа',
      pending_reminder: 'Напоминание в пути',
    },
    groups: {
      general: 'Общая',
      family: 'Семья',
      friends: 'Друзья',
      school: 'Учёба',
      work: 'Работа',
      family_friends: 'Друзья семьи',
    },
    sides: { bride: 'Невеста', groom: 'Жених', both: 'Оба' },
    yes: 'Да',
    no: 'Нет',
  },
  ar: {
    sheet: 'الضيوف',
    rightToLeft: true,
    columns: {
      name: 'الاسم',
      phone: 'الهاتف',
      status: 'الحالة',
      seats: 'المقاعد المؤكدة',
      estimated: 'عدد الضيوف',
      group: 'مجموعة',
      groupLabel: 'مجموعة فرعية',
      side: 'الجهة',
      table: 'طاولة',
      notes: 'ملاحظات',
      requests: 'طلبات خاصة',
      transportation: 'سفرية',
      answeredAt: 'تاريخ الرد',
      language: 'لغة',
    },
    statuses: {
      created: 'لم يُرسل بعد',
      pending: 'في انتظار الإرسال',
      sent: 'أُرسل، لم يرد',
      received: 'وصل، لم يرد',
      confirmed: 'سيحضر',
      declined: 'لن يحضر',
      maybe: 'ربما',
      no_response: 'لم يرد',
      pending_reminder: 'تذكير في الطريق',
    },
    groups: {
      general: 'عام',
      family: 'عائلة',
      friends: 'أصدقاء',
      school: 'دراسة',
      work: 'عمل',
      family_friends: 'أصدقاء العائلة',
    },
    sides: { bride: 'العروس', groom: 'العريس', both: 'كلاهما' },
    yes: 'نعم',
    no: 'لا',
  },
};
