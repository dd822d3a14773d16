import { readRefusals, whyRefused } from './refusals';
import type { SendPreview } from './send.flow';

const preview = (refused: SendPreview['refused']): SendPreview => ({
  sendable: [],
  seats: 0,
  heldUntil: null,
  heldBecause: null,
  later: [],
  dailyLimit: null,
  refused,
  price: { perResponse: 1, atMost: 0 },
  card: null,
  messages: [],
});

describe('refusals', () => {
  it('are said once when they stand against the event, and by guest otherwise', () => {
    const found = readRefusals(
      'invite',
      preview([
        { rsvpId: 'a', code: 'no_payment_method' },
        { rsvpId: 'b', code: 'no_phone' },
      ]),
    );
    expect(found).toMatchObject({ ofEvent: 'no_payment_method', asksConsent: false, waiting: ['a'] });
    expect(found.ofGuests.map(({ rsvpId }) => rsvpId)).toEqual(['b']);
  });

  it('of a suspended host stand against the event, with whom to write to', () => {
    expect(readRefusals('invite', preview([{ rsvpId: 'a', code: 'host_suspended' }]))).toMatchObject({
      ofEvent: 'host_suspended',
      ofGuests: [],
    });
  });

  it('ask for consent instead of calling it a refusal', () => {
    expect(readRefusals('invite', preview([{ rsvpId: 'a', code: 'consent_missing' }]))).toMatchObject({
      ofEvent: null,
      asksConsent: true,
      waiting: ['a'],
    });
    expect(readRefusals('invite', preview([]))).toEqual({
      ofEvent: null,
      asksConsent: false,
      ofGuests: [],
      waiting: [],
    });
  });
});

it('says of what has its day that it is early for everybody, and of a reminder only who has to wait', () => {
  const early = preview([
    { rsvpId: 'a', code: 'too_soon' },
    { rsvpId: 'b', code: 'no_phone' },
  ]);
  for (const kind of ['day_of', 'thank_you'] as const)
    expect(readRefusals(kind, early)).toMatchObject({ ofEvent: 'too_soon', waiting: ['a'] });
  expect(readRefusals('reminder', early)).toMatchObject({ ofEvent: null, waiting: [] });
});

it('lets nobody wait for an event that has been', () => {
  expect(readRefusals('invite', preview([{ rsvpId: 'a', code: 'event_passed' }]))).toMatchObject({
    ofEvent: 'event_passed',
    waiting: [],
    ofGuests: [],
  });
});

it('says of a thank-you that it comes after the event, and of a reminder that a day must pass', () => {
  expect(whyRefused('thank_you', 'too_soon')).toBe('send.thanksLater');
  expect(whyRefused('day_of', 'too_soon')).toBe('send.dayOfEarly');
  expect(whyRefused('reminder', 'too_soon')).toBe('refused.too_soon');
  expect(whyRefused('thank_you', 'no_phone')).toBe('refused.no_phone');
});
