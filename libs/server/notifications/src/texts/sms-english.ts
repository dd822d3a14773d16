import type { NotificationKind } from '@smachot/contracts';
import { disputes } from './dispute-sentences';
import { hostedEvents } from './event-sentences';
import { proposals } from './proposal-sentences';
import type { Sentence } from './sentence';
import { storeStates } from './store-sentences';

/** The sentences of text messages in English. */
export const english: Record<NotificationKind, Sentence> = {
  send_held: ({ until, template }) =>
    template
      ? 'Smachot: sending is paused. What has not gone out waits for you'
      : `Smachot: sending waits until ${until}`,
  send_scheduled: ({ until }) => `Smachot: reminders go out in parts until ${until}`,
  send_waits: () => 'Smachot: sending is waiting for you. See the guests page',
  campaign_done: () => 'Smachot: your messages to guests are sent',
  bill_due: ({ money }) => `Smachot: ${money} for the responses will be charged`,
  bill_settled: ({ money }) => `Smachot: ${money} paid. The receipt is ready`,
  charge_failed: ({ money }) => `Smachot: your card was declined for ${money}. Please check it`,
  ...disputes.en,
  ...storeStates.en,
  sending_stopped: ({ ending, template }) =>
    template
      ? 'Smachot: a message template is missing at WhatsApp. One campaign is paused'
      : ending
        ? 'Smachot: WhatsApp access not renewed. Sending stops when it ends'
        : 'Smachot: WhatsApp sending has stopped',
  number_awaiting_approval: () => 'Smachot: a guest answered a number above the invited one',
  numbers_waiting: ({ count }) =>
    `Smachot: answers above the invited number: ${count}. They wait for your yes`,
  guest_wrote: () => 'Smachot: guests wrote to you',
  order_placed: ({ order }) => `Smachot: new ${order} awaits your answer`,
  order_approved: ({ order }) => `Smachot: ${order} is approved`,
  order_declined: ({ order }) => `Smachot: ${order} was declined; nothing was charged`,
  order_expired: ({ order }) => `Smachot: ${order} was not answered in time; nothing was charged`,
  order_recalled: ({ order }) => `Smachot: ${order} was recalled`,
  order_cancelled: ({ order }) => `Smachot: ${order} was cancelled`,
  order_payment_needed: ({ money, order }) =>
    `Smachot: ${money} for ${order} failed. Please pay within 24 hours`,
  order_refunded: ({ money, order }) => `Smachot: ${money} of ${order} was refunded`,
  order_done: ({ order }) => `Smachot: ${order} is done`,
  order_estimate: ({ money, order, participants }) =>
    `Smachot: ${order} now stands at ${participants} participants and ${money}`,
  order_amendment_proposed: ({ order, participants }) =>
    `Smachot: ${order} asks to move to ${participants} participants and awaits your answer`,
  order_amendment_accepted: ({ order, participants }) =>
    `Smachot: the business agreed to ${participants} participants in ${order}`,
  order_amendment_refused: ({ order, participants }) =>
    `Smachot: ${order}, ${participants} participants refused. The agreed number stands`,
  order_amendment_lapsed: ({ order, participants }) =>
    `Smachot: ${order}, ${participants} participants not answered. The agreed number stands`,
  order_settled: ({ money, order, participants }) =>
    `Smachot: ${order} is settled at ${participants} participants, ${money} in all`,
  order_settlement_due: ({ money, order }) =>
    `Smachot: ${money} of ${order} is left to pay. Please complete it within 24 hours`,
  order_locked: ({ order, participants }) =>
    `Smachot: ${order} is locked at the ${participants} participants that were paid`,
  order_event_moved: ({ order, event, eventDay }) => `Smachot: ${event} of ${order} is now on ${eventDay}`,
  order_event_cancelled: ({ order, event }) => `Smachot: ${event} was cancelled. Your ${order} still stands`,
  order_change_proposed: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: they ask to move it to ${eventDay}. Please answer`
      : `Smachot: ${order}: they ask for a change. Please answer`,
  order_change_accepted: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order} has moved to ${eventDay}, agreed by both sides`
      : `Smachot: ${order} was changed, agreed by both sides`,
  order_change_refused: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: the move to ${eventDay} was refused. It stands`
      : `Smachot: ${order}: the change was refused. It stands`,
  order_change_lapsed: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: the move to ${eventDay} was not answered. It stands`
      : `Smachot: ${order}: the change was not answered. It stands`,
  order_change_withdrawn: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: the request to move to ${eventDay} was withdrawn`
      : `Smachot: ${order}: the request for a change was withdrawn`,
  order_answer_due: ({ until, order }) => `Smachot: ${order} awaits your answer until ${until}`,
  order_rest_coming: ({ money, order, until }) => `Smachot: ${money} left of ${order}, charged on ${until}`,
  order_rest_needed: ({ money, order, until }) =>
    `Smachot: ${money} left of ${order} failed. Pay by ${until}`,
  order_rest_undecided: ({ money, order, toBusiness }) =>
    toBusiness
      ? `Smachot: ${money} left of ${order} was not paid. You decide`
      : `Smachot: ${money} left of ${order} was not paid. You still can`,
  order_rest_extended: ({ money, order, until }) =>
    `Smachot: more time to pay ${money} for ${order}: until ${until}`,
  order_rest_waived: ({ money, order }) => `Smachot: pay ${money} left of ${order} to the business`,
  order_street_wanted: ({ order }) => `Smachot: the street of ${order} is missing. The business waits for it`,
  order_street_said: ({ order }) => `Smachot: ${order} has its street now`,
  order_attendance_proposed: ({ order }) =>
    `Smachot: a proposal to settle ${order} by who arrives awaits your answer`,
  order_attendance_agreed: ({ order }) => `Smachot: agreed, ${order} is settled by who arrives`,
  order_attendance_declined: ({ order }) => `Smachot: ${order} is settled by the confirmed guests`,
  order_attendance_counted: ({ order, money }) => `Smachot: by who arrived, ${order} comes to ${money}`,
  order_attendance_objected: ({ order }) =>
    `Smachot: the business objects to the count of ${order}. Please answer`,
  booking_confirmed: ({ booking, store }) => `Smachot: ${store}, the phone booking ${booking} is confirmed`,
  booking_declined: ({ booking, store }) =>
    `Smachot: ${store}, the phone booking ${booking} was not confirmed`,
  message_received: ({ store, toBusiness }) =>
    store
      ? `Smachot: a new message ${toBusiness ? 'from a customer to' : 'from'} ${store}`
      : 'Smachot: a new message',
  bank_details_waiting: () => 'Smachot: bank details have waited over 36 hours for verification',
  bank_details_verified: ({ store }) => `Smachot: the bank details of ${store} are verified`,
  bank_details_rejected: ({ store }) => `Smachot: the bank details of ${store} were not approved. See why`,
  bank_details_changed: ({ store }) =>
    `Smachot: the bank details of ${store} were changed. Payouts wait for verification`,
  ...proposals.en,
  payout_sent: ({ money, store }) => `Smachot: ${store}, ${money} is on its way to your bank`,
  payout_returned: ({ store }) => `Smachot: ${store}, a payout came back. Check the bank details`,
  subscription_renewed: ({ money, store }) => `Smachot: ${store}'s plan renewed for ${money}`,
  subscription_unpaid: ({ store, until }) => `Smachot: ${store}'s plan was not renewed. Pay by ${until}`,
  subscription_ended: ({ store }) => `Smachot: ${store}'s paid plan has ended`,
  crew_invited: () => 'Smachot: you are invited to the crew of a business',
  cohost_invited: () => 'Smachot: you are invited to co-host an event',
  ...hostedEvents.en,
  review_invited: ({ store }) => `Smachot: how was ${store}? You can write a review`,
  review_received: ({ store }) => `Smachot: ${store}, a customer wrote a review of you`,
  review_replied: ({ store }) => `Smachot: ${store} replied to your review`,
  review_hidden: ({ store }) => `Smachot: we hid your review of ${store}. See why on the site`,
  review_reply_hidden: ({ store }) => `Smachot: we hid a reply of ${store} to a review`,
  review_uncounted: ({ store }) => `Smachot: ${store} refunded, your rating no longer counts`,
};
