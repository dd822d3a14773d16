import type { IneligibleCode } from '@smachot/contracts';
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
export type Refusals = { ofEvent: IneligibleCode | null; ofGuests: Refused[]; asksConsent: boolean };

export const readRefusals = ({ refused }: SendPreview): Refusals => {
  const ofEvent = refused.find(({ code }) => OF_THE_EVENT.has(code))?.code ?? null;
  return {
    ofEvent: ofEvent === 'consent_missing' ? null : ofEvent,
    ofGuests: refused.filter(({ code }) => !OF_THE_EVENT.has(code)),
    asksConsent: refused.some(({ code }) => code === 'consent_missing'),
  };
};

/** What the host can do about it: correct the guest, ring him, or nothing but wait. */
export const remedyOf = (code: IneligibleCode): 'fix' | 'call' | null => {
  if (code === 'no_phone' || code === 'not_a_mobile' || code === 'duplicate_phone') return 'fix';
  return code === 'undeliverable' || code === 'opted_out' || code === 'too_many_attempts' ? 'call' : null;
};
