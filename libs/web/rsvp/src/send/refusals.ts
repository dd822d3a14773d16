import type { IneligibleCode } from '@smachot/contracts';
import type { MessageKind } from './message-kind';
import type { SendPreview } from './send.flow';

/** What stands against the whole event, not against one guest: said once, on top. */
const OF_THE_EVENT: ReadonlySet<IneligibleCode> = new Set([
  'event_passed',
  'event_closed',
  'no_payment_method',
  'unpaid_balance',
  'consent_missing',
]);

export type Refused = SendPreview['refused'][number];
export type Refusals = {
  /** Stands against everybody: a card, the date; consent has its own field. */
  ofEvent: IneligibleCode | null;
  asksConsent: boolean;
  ofGuests: Refused[];
  /** Who would go once that is settled. */
  waiting: string[];
};

export const readRefusals = ({ refused }: SendPreview): Refusals => {
  const ofEvent = refused.filter(({ code }) => OF_THE_EVENT.has(code));
  const code = ofEvent[0]?.code ?? null;
  return {
    ofEvent: code === 'consent_missing' ? null : code,
    asksConsent: code === 'consent_missing',
    ofGuests: refused.filter((one) => !OF_THE_EVENT.has(one.code)),
    waiting: ofEvent.map(({ rsvpId }) => rsvpId),
  };
};

/** In words; for a thank-you it is the event that has not been, not a message that was just sent. */
export const whyRefused = (kind: MessageKind, code: IneligibleCode) =>
  kind === 'thank_you' && code === 'too_soon' ? 'send.thanksLater' : (`refused.${code}` as const);

/** What the host can do about it: correct the guest, ring him, or nothing but wait. */
export const remedyOf = (code: IneligibleCode): 'fix' | 'call' | null => {
  if (code === 'no_phone' || code === 'not_a_mobile' || code === 'duplicate_phone') return 'fix';
  return code === 'undeliverable' || code === 'opted_out' || code === 'too_many_attempts' ? 'call' : null;
};
