import type { NotificationKind } from '@smachot/contracts';
import type { Sentence } from './sentence';

type Kind = Extract<
  NotificationKind,
  'store_suspended' | 'store_reinstated' | 'plan_fitted' | 'crew_suspended'
>;

const sentence = (...parts: string[]): string => parts.filter(Boolean).join('. ');

/** Sentences about a store that an admin suspended, and about what a smaller plan has no room for. */
export const storeStates = {
  he: {
    store_suspended: ({ store, explanation }) => sentence(`שמחות: ${store} הושעה והוסר מהאתר`, explanation),
    store_reinstated: ({ store, explanation }) => sentence(`שמחות: ההשעיה של ${store} בוטלה`, explanation),
    plan_fitted: ({ store, archived, units, suspended }) =>
      sentence(
        `שמחות: ${store}, התוכנית קטנה יותר`,
        archived && `בארכיון: ${units || archived}`,
        suspended && `חברי צוות בלי גישה: ${suspended}`,
      ),
    crew_suspended: ({ store }) => `שמחות: אין לכם גישה ל${store}, כי אין מקום בתוכנית של העסק`,
  },
  en: {
    store_suspended: ({ store, explanation }) =>
      sentence(`Smachot: ${store} was suspended and taken off the site`, explanation),
    store_reinstated: ({ store, explanation }) =>
      sentence(`Smachot: ${store} is no longer suspended`, explanation),
    plan_fitted: ({ store, archived, units, suspended }) =>
      sentence(
        `Smachot: ${store}, the plan is smaller`,
        archived && `Archived: ${units || archived}`,
        suspended && `Crew without access: ${suspended}`,
      ),
    crew_suspended: ({ store }) => `Smachot: you have no access to ${store}, as its plan has no room`,
  },
} satisfies Record<'he' | 'en', Record<Kind, Sentence>>;
