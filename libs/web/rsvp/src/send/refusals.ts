import type { IneligibleCode } from '@smachot/contracts';
import type { MessageKind } from './message-kind';
import type { SendPreview } from './send.flow';

const OF_THE_EVENT: ReadonlySet<IneligibleCode> = new Set([
  'event_passed',
  'event_closed',
  'no_payment_method',
  'unpaid_balance',
  'consent_missing',
  'host_suspended',
]);

/** Whether the kind is sent on a fixed day: before that day it is too soon for all guests. */
const hasItsDay = (kind: MessageKind): boolean => kind === 'day_of' || kind === 'thank_you';

/** Whether the refusal concerns the whole event, not one guest: it is shown once, on top. */
const isOfTheEvent = (kind: MessageKind, code: IneligibleCode): boolean =>
  OF_THE_EVENT.has(code) || (code === 'too_soon' && hasItsDay(kind));

export type Refused = SendPreview['refused'][number];
export type Refusals = {
  /** A refusal of the whole event: a card, the date; consent has its own field. */
  ofEvent: IneligibleCode | null;
  asksConsent: boolean;
  ofGuests: Refused[];
  /** Guests who would be eligible once that is settled; empty once the event has begun. */
  waiting: string[];
};

export const readRefusals = (kind: MessageKind, { refused }: SendPreview): Refusals => {
  const ofEvent = refused.filter(({ code }) => isOfTheEvent(kind, code));
  const code = ofEvent[0]?.code ?? null;
  return {
    ofEvent: code === 'consent_missing' ? null : code,
    asksConsent: code === 'consent_missing',
    ofGuests: refused.filter((one) => !isOfTheEvent(kind, one.code)),
    waiting: code === 'event_passed' ? [] : ofEvent.map(({ rsvpId }) => rsvpId),
  };
};

/** The text key of a refusal; a message with a fixed day is too soon before that day, not because of a message that was just sent. */
export const whyRefused = (kind: MessageKind, code: IneligibleCode) => {
  if (code === 'already_in_flight' && hasItsDay(kind)) return 'send.onceOnly';
  if (code !== 'too_soon') return `refused.${code}` as const;
  return kind === 'thank_you'
    ? 'send.thanksLater'
    : kind === 'day_of'
      ? 'send.dayOfEarly'
      : 'refused.too_soon';
};

/** The host's remedy: correct the guest, call the guest, or null when only waiting helps. */
export const remedyOf = (code: IneligibleCode): 'fix' | 'call' | null => {
  if (code === 'no_phone' || code === 'not_a_mobile' || code === 'duplicate_phone') return 'fix';
  return code === 'undeliverable' ||
    code === 'opted_out' ||
    code === 'removal_asked' ||
    code === 'too_many_attempts'
    ? 'call'
    : null;
};
