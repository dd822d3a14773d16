import type { ByLanguage } from '@smachot/i18n';

export type TicketWords = {
  online: string;
  /** From the first day, to the last one. */
  until: (from: string, to: string) => string;
  seat: (seat: number, of: number) => string;
  foot: string;
};

/** The words on a printed ticket. */
export const TICKET_WORDS: ByLanguage<TicketWords> = {
  he: {
    online: 'אונליין',
    until: (from, to) => `${from} עד ${to}`,
    seat: (seat, of) => `כרטיס ${seat} מתוך ${of}`,
    foot: 'הציגו את הקוד בכניסה. כל כרטיס מכניס אדם אחד.',
  },
  en: {
    online: 'Online',
    until: (from, to) => `${from} until ${to}`,
    seat: (seat, of) => `Ticket ${seat} of ${of}`,
    foot: 'Show the code at the entrance. Each ticket admits one person.',
  },
  ru: {
    online: 'Онлайн',
    until: (from, to) => `${from} до ${to}`,
    seat: (seat, of) => `Билет ${seat} из ${of}`,
    foot: 'Покажите код на входе. По каждому билету проходит один человек.',
  },
  ar: {
    online: 'عبر الإنترنت',
    until: (from, to) => `${from} حتى ${to}`,
    seat: (seat, of) => `تذكرة ${seat} من ${of}`,
    foot: 'اعرضوا الرمز عند المدخل. كل تذكرة تُدخل شخصا واحدا.',
  },
};
