import { lookAhead } from './look-ahead';
import type { SendRequest } from './send-key';
import type { SendPreview } from './send.flow';

const request: SendRequest = { eventId: 'e1', templateName: 'rsvp_reminder', rsvpIds: ['a'], consent: false };
const withConsent: SendPreview = {
  sendable: ['a'],
  seats: 2,
  heldUntil: null,
  heldBecause: null,
  refused: [],
  price: { perResponse: 1, atMost: 1 },
  card: { lastFourDigits: '4417', nickname: null },
  messages: [{ rsvpId: 'a', imageUrl: null, body: 'שלום', buttons: [] }],
};
const without = (code: SendPreview['refused'][number]['code']): SendPreview => ({
  ...withConsent,
  sendable: [],
  seats: 0,
  refused: [{ rsvpId: 'a', code }],
  price: { perResponse: 1, atMost: 0 },
  messages: [],
});

const look = async (asked: SendRequest, answer: SendPreview) => {
  const consents: unknown[] = [];
  const seen = await lookAhead(asked, ({ consent }) => {
    consents.push(consent);
    return Promise.resolve(consent ? withConsent : answer);
  });
  return { seen, consents };
};

it('shows the message and the price before consent is given, and sends to nobody yet', async () => {
  const { seen, consents } = await look(request, without('consent_missing'));
  expect(seen.messages).toEqual(withConsent.messages);
  expect(seen.price).toEqual(withConsent.price);
  expect(seen.sendable).toEqual([]);
  expect(seen.refused).toEqual([{ rsvpId: 'a', code: 'consent_missing' }]);
  expect(consents).toEqual([false, true]);
});

it.each([
  ['consent was given', { ...request, consent: true }, withConsent],
  ['nobody was asked for it', request, withConsent],
  ['it is not consent that is missing', request, without('no_payment_method')],
])('asks once when %s', async (_when, asked, answer) => {
  expect((await look(asked, answer)).consents).toHaveLength(1);
});
