import type { Language } from '@smachot/contracts';
import { BRAND } from '@smachot/i18n';

/** Title and description of a page of the product itself, for search results. */
export type OwnPage = Record<Language, { title: string; description: string }>;

export const LANDING: OwnPage = {
  he: { title: BRAND.he, description: 'מתכננים שמחה, יודעים מי מגיע, ומזמינים בדיוק למספר הזה.' },
  en: {
    title: BRAND.en,
    description: 'Plan a celebration, know who is coming, and order for exactly that number.',
  },
  ru: {
    title: BRAND.ru,
    description: 'Планируйте праздник, знайте, кто придёт, и заказывайте ровно на это число гостей.',
  },
  ar: { title: BRAND.ar, description: 'خططوا لمناسبتكم، واعرفوا من سيحضر، واطلبوا لهذا العدد تماما.' },
};

/** Text of the landing page's preview card; cards of the other pages show its title under their own. */
export const SLOGAN: Record<Language, { title: string; detail: string }> = {
  he: {
    title: 'יודעים מי מגיע, ומזמינים בדיוק למספר הזה',
    detail: 'אישורי הגעה, ספקים ואירועים במקום אחד',
  },
  en: {
    title: 'Know who is coming, and order for exactly that number',
    detail: 'RSVPs, suppliers and events in one place',
  },
  ru: {
    title: 'Знайте, кто придёт, и заказывайте ровно на это число',
    detail: 'Ответы гостей, поставщики и мероприятия в одном месте',
  },
  ar: {
    title: 'اعرفوا من سيحضر، واطلبوا لهذا العدد تماما',
    detail: 'تأكيد الحضور ومزودو الخدمات والفعاليات في مكان واحد',
  },
};

const DISCOVER: OwnPage = {
  he: {
    title: 'אירועים פתוחים לקהל',
    description: 'סדנאות, הופעות וערבים פתוחים: מה, מתי, איפה ובכמה, והרשמה במקום.',
  },
  en: {
    title: 'Events open to everyone',
    description:
      'Workshops, shows and evenings open to all: what, when, where and how much, with registration.',
  },
  ru: {
    title: 'Открытые мероприятия',
    description:
      'Мастер-классы, концерты и вечера для всех: что, когда, где и сколько стоит, и запись сразу.',
  },
  ar: {
    title: 'فعاليات مفتوحة للجمهور',
    description: 'ورشات وعروض فنية وأمسيات مفتوحة: ماذا ومتى وأين وبكم، مع التسجيل مباشرة.',
  },
};

const ALL_EVENTS: OwnPage = {
  he: { title: 'כל האירועים הקרובים', description: 'כל האירועים הפתוחים לקהל לפי תאריך, מהקרוב לרחוק.' },
  en: {
    title: 'All upcoming events',
    description: 'Every event open to the public by date, the nearest first.',
  },
  ru: {
    title: 'Все ближайшие мероприятия',
    description: 'Все открытые мероприятия по дате, сначала ближайшие.',
  },
  ar: { title: 'كل الفعاليات القادمة', description: 'كل الفعاليات المفتوحة حسب التاريخ، الأقرب أولا.' },
};

const BUSINESSES: OwnPage = {
  he: {
    title: 'הצטרפות לעסקים',
    description: 'חנות משלכם, הזמנות במחיר מלא, ויומן שלא נותן להזמין פעמיים.',
  },
  en: {
    title: 'Join as a business',
    description: 'A store of your own, orders at the full price, and a calendar nobody can book twice.',
  },
  ru: {
    title: 'Для бизнеса',
    description:
      'Собственный магазин, заказы по полной цене и календарь, который не даст занять день дважды.',
  },
  ar: {
    title: 'انضمام المصالح',
    description: 'متجر خاص بكم، وطلبات بالسعر الكامل، وتقويم لا يسمح بحجز الموعد مرتين.',
  },
};

/** Pages of the product besides the landing page; help and articles have heads of their own. */
export const OWN_PAGES: Record<string, OwnPage> = {
  discover: DISCOVER,
  event: ALL_EVENTS,
  'become-a-partner': BUSINESSES,
};
