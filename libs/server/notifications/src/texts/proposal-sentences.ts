import type { NotificationKind } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import type { Sentence } from './sentence';

type Kind = Extract<NotificationKind, `proposal_${string}`>;

/** What is said of proposals. */
export const proposals: ByLanguage<Record<Kind, Sentence>> = {
  he: {
    proposal_asked: ({ store }) => `שמחות: ביקשו מ${store} הצעת מחיר`,
    proposal_discarded: ({ store }) => `שמחות: ${store} לא ישלחו הצעת מחיר שביקשתם`,
    proposal_sent: ({ store }) => `שמחות: ${store} שלחו לכם הצעת מחיר`,
    proposal_due: ({ store }) => `שמחות: הצעת המחיר של ${store} תפוג בקרוב`,
    proposal_ending: ({ store }) => `שמחות: הצעת מחיר של ${store} עומדת לפוג בלי תשובה`,
    proposal_accepted: ({ order }) => `שמחות: הצעת המחיר התקבלה: ${order}`,
    proposal_declined: ({ store }) => `שמחות: הצעת מחיר של ${store} נדחתה`,
    proposal_expired: ({ store }) => `שמחות: הצעת מחיר של ${store} פגה`,
  },
  en: {
    proposal_asked: ({ store }) => `Smachot: somebody asked ${store} for a proposal`,
    proposal_discarded: ({ store }) => `Smachot: ${store} will not send the proposal you asked for`,
    proposal_sent: ({ store }) => `Smachot: ${store} sent you a proposal`,
    proposal_due: ({ store }) => `Smachot: the proposal of ${store} ends soon`,
    proposal_ending: ({ store }) => `Smachot: a proposal of ${store} is about to end without an answer`,
    proposal_accepted: ({ order }) => `Smachot: your proposal was accepted: ${order}`,
    proposal_declined: ({ store }) => `Smachot: a proposal of ${store} was declined`,
    proposal_expired: ({ store }) => `Smachot: a proposal of ${store} has expired`,
  },
  ru: {
    proposal_asked: ({ store }) => `Smachot: ${store}: у вас просят предложение цены`,
    proposal_discarded: ({ store }) => `Smachot: ${store}: предложения цены по вашему запросу не будет`,
    proposal_sent: ({ store }) => `Smachot: ${store}: вам прислали предложение цены`,
    proposal_due: ({ store }) => `Smachot: ${store}: срок предложения цены скоро истечёт`,
    proposal_ending: ({ store }) =>
      `Smachot: ${store}: предложение цены остаётся без ответа, его срок скоро истечёт`,
    proposal_accepted: ({ order }) => `Smachot: предложение цены принято: ${order}`,
    proposal_declined: ({ store }) => `Smachot: ${store}: предложение цены отклонено`,
    proposal_expired: ({ store }) => `Smachot: ${store}: срок предложения цены истёк`,
  },
  ar: {
    proposal_asked: ({ store }) => `Smachot: طُلب عرض سعر من ${store}`,
    proposal_discarded: ({ store }) => `Smachot: لن يصلكم عرض السعر الذي طلبتموه من ${store}`,
    proposal_sent: ({ store }) => `Smachot: وصلكم عرض سعر من ${store}`,
    proposal_due: ({ store }) => `Smachot: عرض السعر من ${store} ينتهي قريبا`,
    proposal_ending: ({ store }) => `Smachot: عرض سعر من ${store} يوشك أن ينتهي بدون رد`,
    proposal_accepted: ({ order }) => `Smachot: قُبل عرض السعر: ${order}`,
    proposal_declined: ({ store }) => `Smachot: رُفض عرض سعر من ${store}`,
    proposal_expired: ({ store }) => `Smachot: انتهى سريان عرض سعر من ${store}`,
  },
};
