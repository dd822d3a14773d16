import type { Language, PlanId } from '@smachot/contracts';

type PlanTexts = Record<PlanId, { name: string; description: string }>;

const hebrew: PlanTexts = {
  'basic-plan': {
    name: 'בסיסית',
    description: 'להתחיל בחינם: חנות, הצעות והזמנות',
  },
  'iron-swords-plan': {
    name: 'חרבות ברזל',
    description: 'לעסקים שחוזרים לפעילות, במחיר מוזל',
  },
  'plus-plan': {
    name: 'Plus+',
    description: 'לעסקים שגדלים: יותר הצעות, צוות ונתונים מלאים',
  },
  'pro-plan': {
    name: 'Pro',
    description: 'לעסקים גדולים: כל מה שיש, ומקום בין המומלצים',
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
    description: 'For large businesses: everything, and a place among the featured stores',
  },
};
const TEXTS: Partial<Record<Language, PlanTexts>> = { he: hebrew, en: english };

/** Name and description of a plan; Hebrew for a language that is not complete. */
export const planTexts = (planId: PlanId, language: Language): { name: string; description: string } =>
  (TEXTS[language] ?? hebrew)[planId];
