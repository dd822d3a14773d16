import type { EventName, EventPayload } from './events';

/** The fields of a payload that are lists. */
type ListOf<Payload> = {
  [K in keyof Payload]: Payload[K] extends readonly unknown[] ? K : never;
}[keyof Payload];
/** The jobs that one event may cause. */
type JobsOn<E extends EventName> = {
  on: E;
  queue: string;
  together?: true;
  later?: true;
  each?: ListOf<EventPayload<E>>;
  when?: (payload: EventPayload<E>) => boolean;
};

/**
 * Every job, its queue and the event that causes it. The worker does not boot unless each job has exactly one handler.
 * `together`: events that arrive at the same moment are processed in one batch, so the handler takes many.
 * `later`: nobody waits for it, so its rows wait up to a second for others of theirs.
 * `each`: the list of a payload whose items can be done apart. A job that fails is halved, so that the item that cannot be done is
 * alone in the end and the others are done.
 * `when`: only payloads it accepts cause the job.
 */
export const jobs = {
  'identity.send_notice': { on: 'identity.notice_wanted', queue: 'notifications' },
  'messaging.create_messages': { on: 'rsvp.send_requested', queue: 'campaigns', each: 'rsvpIds' },
  'messaging.pause_campaign': { on: 'rsvp.campaign_paused', queue: 'conversation' },
  'messaging.resume_campaign': { on: 'rsvp.campaign_resumed', queue: 'conversation' },
  'messaging.withdraw_campaign': { on: 'rsvp.campaign_cancelled', queue: 'conversation' },
  'messaging.say_next': { on: 'rsvp.conversation_turn', queue: 'conversation' },
  'messaging.forget_guests': { on: 'rsvp.guests_erased', queue: 'billing', each: 'rsvpIds' },
  'messaging.write_notice': { on: 'notifications.chat_wanted', queue: 'conversation', together: true },
  'messaging.forget_notices': { on: 'notifications.chats_erased', queue: 'billing', each: 'notificationIds' },
  'rsvp.record_outcomes': { on: 'messaging.outcomes', queue: 'outcomes', each: 'items' },
  'rsvp.record_replies': { on: 'messaging.replied', queue: 'conversation', each: 'inboundIds' },
  'rsvp.follow_numbers': { on: 'messaging.number_changed', queue: 'conversation', each: 'inboundIds' },
  'rsvp.note_campaign_held': { on: 'messaging.campaign_held', queue: 'outcomes' },
  'rsvp.note_campaign_stopped': { on: 'messaging.campaign_stopped', queue: 'outcomes' },
  'rsvp.note_campaign_finished': { on: 'messaging.campaign_finished', queue: 'outcomes' },
  'rsvp.send_guest_link': { on: 'rsvp.link_requested', queue: 'conversation' },
  'rsvp.send_cohost_invitation': { on: 'rsvp.cohost_invited', queue: 'notifications' },
  'rsvp.note_bill_settled': { on: 'payments.bill_settled', queue: 'billing' },
  'rsvp.note_bill_carried': { on: 'payments.bill_carried', queue: 'billing' },
  'rsvp.note_bill_failed': { on: 'payments.bill_failed', queue: 'billing' },
  'rsvp.note_bill_written_off': { on: 'payments.bill_written_off', queue: 'billing' },
  'rsvp.forget_host': { on: 'identity.account_deleted', queue: 'billing' },
  'payments.open_bill': { on: 'rsvp.bill_due', queue: 'billing' },
  'payments.charge': { on: 'orders.charge_wanted', queue: 'marketplace' },
  'payments.capture': { on: 'orders.capture_wanted', queue: 'marketplace' },
  'payments.release': { on: 'orders.release_wanted', queue: 'marketplace' },
  'payments.refund': { on: 'orders.refund_wanted', queue: 'marketplace' },
  'payments.charge_subscription': { on: 'subscriptions.charge_wanted', queue: 'billing' },
  'payments.retry_subscription': { on: 'subscriptions.retry_wanted', queue: 'billing' },
  'payments.release_subscription': { on: 'subscriptions.release_wanted', queue: 'billing' },
  'payments.hold_tickets': { on: 'hosted_events.hold_wanted', queue: 'marketplace' },
  'payments.capture_tickets': { on: 'hosted_events.capture_wanted', queue: 'marketplace' },
  'payments.release_tickets': { on: 'hosted_events.release_wanted', queue: 'marketplace' },
  'payments.refund_tickets': { on: 'hosted_events.refund_wanted', queue: 'marketplace' },
  'payouts.note_tickets': { on: 'hosted_events.money_moved', queue: 'billing' },
  'payouts.note_order': { on: 'orders.money_moved', queue: 'billing' },
  'payouts.note_voided_refund': {
    on: 'payments.moved',
    queue: 'billing',
    when: ({ move }) => move === 'refund_voided',
  },
  'payouts.note_chargeback': { on: 'payments.chargeback_opened', queue: 'billing' },
  'payouts.note_resolution': { on: 'payments.chargeback_resolved', queue: 'billing' },
  'payouts.note_bank_details': { on: 'verification.bank_details_moved', queue: 'billing' },
  'payouts.note_suspension': { on: 'stores.suspension_changed', queue: 'billing' },
  'subscriptions.note_payment': { on: 'payments.moved', queue: 'billing' },
  'subscriptions.end_with_store': { on: 'stores.closed', queue: 'billing' },
  'orders.tell_money': { on: 'orders.money_untold', queue: 'billing', each: 'orderIds' },
  'orders.note_payment': { on: 'payments.moved', queue: 'marketplace' },
  'orders.hear_of_event': { on: 'rsvp.event_moved', queue: 'marketplace' },
  'orders.hear_of_cancelled_event': { on: 'rsvp.event_cancelled', queue: 'marketplace' },
  'orders.forget_customer': { on: 'identity.account_deleted', queue: 'billing' },
  'orders.send_booking_link': { on: 'orders.booking_asked', queue: 'notifications' },
  'orders.remove_bookings': { on: 'stores.closed', queue: 'marketplace' },
  'payments.adopt_debts': { on: 'identity.account_opened', queue: 'billing' },
  'payments.forget_payer': { on: 'identity.account_deleted', queue: 'billing' },
  'stores.fit_plan': { on: 'subscriptions.plan_changed', queue: 'marketplace' },
  'stores.note_kashrut': { on: 'verification.kashrut_decided', queue: 'marketplace' },
  'stores.note_bank_details': { on: 'verification.bank_details_moved', queue: 'billing' },
  'stores.send_crew_invitation': { on: 'stores.crew_invited', queue: 'notifications' },
  'stores.send_email_link': { on: 'stores.email_to_verify', queue: 'notifications' },
  'stores.forget_partner': { on: 'identity.account_deleted', queue: 'billing' },
  'stores.note_taken': { on: 'orders.day_taken', queue: 'marketplace', together: true },
  'stores.note_rating': { on: 'reviews.rating_moved', queue: 'marketplace' },
  'reviews.note_done': {
    on: 'orders.changed',
    queue: 'marketplace',
    together: true,
    when: ({ status }) => status === 'done',
  },
  'reviews.note_money': { on: 'orders.money_moved', queue: 'marketplace' },
  'reviews.note_chargeback': { on: 'payments.chargeback_resolved', queue: 'marketplace' },
  'reviews.forget_guests': { on: 'rsvp.guests_erased', queue: 'billing', each: 'rsvpIds' },
  'reviews.forget_person': { on: 'identity.account_deleted', queue: 'billing' },
  'analytics.count_order': { on: 'orders.changed', queue: 'marketplace', together: true, later: true },
  'analytics.count_answer': { on: 'conversations.answered', queue: 'marketplace' },
  'customers.note_order': { on: 'orders.changed', queue: 'marketplace', together: true, later: true },
  'customers.note_thread': { on: 'conversations.opened', queue: 'marketplace' },
  'customers.note_proposal': { on: 'proposals.customer_known', queue: 'marketplace' },
  'customers.forget_person': { on: 'identity.account_deleted', queue: 'billing' },
  'newsletters.forget_person': { on: 'identity.account_deleted', queue: 'billing' },
  'newsletters.forget_store': { on: 'stores.closed', queue: 'marketplace' },
  'articles.forget_person': { on: 'identity.account_deleted', queue: 'billing' },
  'articles.forget_store': { on: 'stores.closed', queue: 'marketplace' },
  'customers.forget_store': { on: 'stores.closed', queue: 'marketplace' },
  'conversations.forget_person': { on: 'identity.account_deleted', queue: 'billing' },
  'proposals.note_order': { on: 'orders.proposal_placed', queue: 'marketplace' },
  'proposals.forget_customer': { on: 'identity.account_deleted', queue: 'billing' },
  'proposals.end_with_store': { on: 'stores.closed', queue: 'marketplace' },
  'hosted_events.note_payment': { on: 'payments.moved', queue: 'marketplace' },
  'hosted_events.forget_person': { on: 'identity.account_deleted', queue: 'billing' },
  'hosted_events.tell_crew': { on: 'hosted_events.queue_grew', queue: 'marketplace' },
  'hosted_events.cancel_of_store': { on: 'stores.closed', queue: 'marketplace' },
  'admin.forget_admin': { on: 'identity.account_deleted', queue: 'billing' },
  'admin.forget_store': { on: 'stores.closed', queue: 'marketplace' },
  'verification.send_notice': { on: 'verification.notice_wanted', queue: 'notifications' },
  'verification.note_store_closed': { on: 'stores.closed', queue: 'marketplace' },
  'verification.draw_previews': { on: 'verification.previews_wanted', queue: 'documents' },
  'verification.delete_files': { on: 'verification.files_replaced', queue: 'documents', each: 'fileKeys' },
  'notifications.tell_campaign_stopped': { on: 'messaging.campaign_stopped', queue: 'notifications' },
  'notifications.tell_sending_stopped': { on: 'messaging.sending_stopped', queue: 'notifications' },
  'notifications.deliver': { on: 'notifications.wanted', queue: 'notifications', together: true },
  'notifications.note_chats': { on: 'messaging.notice_outcomes', queue: 'notifications', each: 'items' },
  'notifications.forget_devices': { on: 'identity.sessions_ended', queue: 'notifications' },
  'notifications.forget_reader': { on: 'identity.account_deleted', queue: 'notifications' },
} as const satisfies Record<string, { [E in EventName]: JobsOn<E> }[EventName]>;
export type JobName = keyof typeof jobs;
export type JobPayload<J extends JobName> = EventPayload<(typeof jobs)[J]['on']>;
export type QueueName = (typeof jobs)[JobName]['queue'];
/** A job whose handler processes a batch. */
export type JobTogether = {
  [J in JobName]: (typeof jobs)[J] extends { together: true } ? J : never;
}[JobName];

export const jobNames = Object.keys(jobs) as JobName[];
export const isTogether = (name: JobName): name is JobTogether => 'together' in jobs[name];
/** Jobs whose rows wait for others of theirs. */
export const laterJobs = jobNames.filter((name) => 'later' in jobs[name]);
/** The list of a job's payload whose items can be done apart. */
export const listOf = (name: JobName): string | undefined => (jobs[name] as { each?: string }).each;
/** Jobs that may hear of an event. */
export const jobsOn = (event: EventName): JobName[] => jobNames.filter((name) => jobs[name].on === event);
/** Jobs that this event causes. */
export const jobsCausedBy = <E extends EventName>(event: E, payload: EventPayload<E>): JobName[] =>
  jobsOn(event).filter((name) => {
    const { when } = jobs[name] as JobsOn<E>;
    return !when || when(payload);
  });
