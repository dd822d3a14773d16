import type { NotificationKind } from '@smachot/contracts';

/**
 * Who gets notices of a kind on their devices. business: its crew; person: hosts and customers; both: either side; stopped: hosts, when
 * somebody has to act for it to go on. Absent kinds come by the other channels alone: money, routine, and what attendees of public events
 * and admins are told.
 */
type Pushed = 'business' | 'person' | 'both' | 'stopped';

const KINDS: Partial<Record<NotificationKind, Pushed>> = {
  // a sending that stopped
  send_held: 'stopped',
  send_waits: 'person',
  sending_stopped: 'both',
  // an answer that needs the host, a question of a guest
  number_awaiting_approval: 'person',
  guest_wrote: 'person',
  registration_waiting: 'both',
  cohost_invited: 'person',
  // what a business waits for
  order_placed: 'business',
  order_answer_due: 'business',
  order_recalled: 'business',
  order_street_said: 'business',
  proposal_asked: 'business',
  proposal_accepted: 'business',
  proposal_declined: 'business',
  booking_confirmed: 'business',
  booking_declined: 'business',
  review_received: 'business',
  // what the customer of an order waits for
  order_approved: 'person',
  order_declined: 'person',
  order_expired: 'person',
  order_payment_needed: 'person',
  order_settlement_due: 'person',
  order_rest_needed: 'person',
  order_street_wanted: 'person',
  proposal_sent: 'person',
  // either side of it
  order_cancelled: 'both',
  order_amendment_proposed: 'both',
  order_amendment_accepted: 'both',
  order_amendment_refused: 'both',
  order_event_moved: 'both',
  order_event_cancelled: 'both',
  order_change_proposed: 'both',
  order_change_accepted: 'both',
  order_change_refused: 'both',
  order_change_withdrawn: 'both',
  order_rest_undecided: 'both',
  order_attendance_proposed: 'both',
  order_attendance_objected: 'both',
  message_received: 'both',
};

/** Whether a notification goes to the devices of its reader. `href` tells the side, as for their preferences. */
export const isPushed = ({
  kind,
  href,
  values,
}: {
  kind: NotificationKind;
  href: string;
  values: Record<string, unknown>;
}): boolean => {
  const pushed = KINDS[kind];
  if (pushed === 'business') return href.startsWith('/dashboard/');
  if (pushed === 'person') return !href.startsWith('/dashboard/');
  if (pushed === 'stopped') return values['because'] === 'template';
  return pushed === 'both';
};
