import type { AttendeeGroup, Language } from '@smachot/contracts';

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
    registered: string,
  ];
  groups: Record<AttendeeGroup, string>;
};

const hebrew: AttendeeWords = {
  sheet: 'נרשמים',
  rightToLeft: true,
  columns: ['שם', 'מצב', 'כמה אנשים', 'כרטיס', 'בקשות', 'תשובות', 'נרשמו ב־'],
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
  columns: ['Name', 'Status', 'People', 'Ticket', 'Requests', 'Answers', 'Registered on'],
  groups: {
    queue: 'Waiting for you',
    approved: 'Approved',
    waiting: 'On the waiting list',
    rejected: 'Not approved',
    canceled: 'Canceled',
  },
};

/** The words of the attendees' file. */
export const attendeeWords = (language: Language): AttendeeWords => (language === 'he' ? hebrew : english);
