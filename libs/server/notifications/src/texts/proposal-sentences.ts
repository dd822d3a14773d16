import type { NotificationKind } from '@smachot/contracts';
import type { Sentence } from './sentence';

type Kind = Extract<NotificationKind, `proposal_${string}`>;

/** What is said of proposals. */
export const proposals: Record<'he' | 'en', Record<Kind, Sentence>> = {
  he: {
    proposal_asked: ({ store }) => `שמחות: ביקשו מ${store} הצעת מחיר`,
    proposal_sent: ({ store }) => `שמחות: ${store} שלחו לכם הצעת מחיר`,
    proposal_due: ({ store }) => `שמחות: הצעת המחיר של ${store} תפוג בקרוב`,
    proposal_accepted: ({ order }) => `שמחות: הצעת המחיר התקבלה: ${order}`,
    proposal_declined: ({ store }) => `שמחות: הצעת מחיר של ${store} נדחתה`,
    proposal_expired: ({ store }) => `שמחות: הצעת מחיר של ${store} פגה`,
  },
  en: {
    proposal_asked: ({ store }) => `Smachot: somebody asked ${store} for a proposal`,
    proposal_sent: ({ store }) => `Smachot: ${store} sent you a proposal`,
    proposal_due: ({ store }) => `Smachot: the proposal of ${store} ends soon`,
    proposal_accepted: ({ order }) => `Smachot: your proposal was accepted: ${order}`,
    proposal_declined: ({ store }) => `Smachot: a proposal of ${store} was declined`,
    proposal_expired: ({ store }) => `Smachot: a proposal of ${store} has expired`,
  },
};
