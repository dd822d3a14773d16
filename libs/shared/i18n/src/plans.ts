import type { Language, PlanId } from '@smachot/contracts';

type PlanTexts = Record<PlanId, { name: string; description: string }>;

const hebrew: PlanTexts = {
  'basic-plan': {
    name: 'בסיסית',
    description: 'להתחיל בחינם: חנות, חבילות והזמנות',
  },
  'iron-swords-plan': {
    name: 'חרבות ברזל',
    description: 'לעסקים שחוזרים לפעילות, במחיר מוזל',
  },
  'plus-plan': {
    name: 'Plus+',
    description: 'לעסקים שגדלים: יותר חבילות, צוות ונתונים מלאים',
  },
  'pro-plan': {
    name: 'Pro',
    description: 'לעסקים גדולים: כל מה שיש, ומקום ממומן מעל תוצאות החיפוש',
  },
};
const english: PlanTexts = {
  'basic-plan': {
    name: 'Basic',
    description: 'Start for free: a store, offers and orders',
  },
  'iron-swords-plan': {
    name: 'Iron Swords',
    description: 'For businesses getting back on their feet, at a reduced price',
  },
  'plus-plan': {
    name: 'Plus+',
    description: 'For growing businesses: more offers, a larger crew and full analytics',
  },
  'pro-plan': {
    name: 'Pro',
    description: 'For large businesses: everything, and a sponsored place above search results',
  },
};
const russian: PlanTexts = {
  'basic-plan': {
    name: 'Базовый',
    description: 'Начать бесплатно: магазин, предложения и заказы',
  },
  'iron-swords-plan': {
    name: 'Железные мечи',
    description: 'Для тех, кто возвращается к работе, по сниженной цене',
  },
  'plus-plan': {
    name: 'Plus+',
    description: 'Для растущего бизнеса: больше предложений, команда и полная аналитика',
  },
  'pro-plan': {
    name: 'Pro',
    description: 'Для крупного бизнеса: всё, что есть, и рекламное место над результатами поиска',
  },
};
const arabic: PlanTexts = {
  'basic-plan': {
    name: 'الأساسية',
    description: 'للبدء مجانا: متجر وعروض وطلبات',
  },
  'iron-swords-plan': {
    name: 'السيوف الحديدية',
    description: 'للمصالح العائدة إلى العمل، بسعر مخفّض',
  },
  'plus-plan': {
    name: 'Plus+',
    description: 'للمصالح التي تنمو: عروض أكثر وطاقم وإحصاءات كاملة',
  },
  'pro-plan': {
    name: 'Pro',
    description: 'للمصالح الكبيرة: كل ما لدينا، ومكان ممول فوق نتائج البحث',
  },
};
const TEXTS: Record<Language, PlanTexts> = { he: hebrew, en: english, ru: russian, ar: arabic };

/** Name and description of a plan. */
export const planTexts = (planId: PlanId, language: Language): { name: string; description: string } =>
  TEXTS[language][planId];
