import type { Campaign } from '@smachot/contracts';
import { aGuest } from '../testing/a-guest';
import { latestNews } from './progress/latest-news';
import { readKind, readSendTo, templateOf } from './message-kind';
import { marked } from './setup/message-preview';
import { readRefusals, whyRefused } from './refusals';
import type { SendPreview } from './send.flow';
import { progressState, sentSoFar } from './progress/send-progress';

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

describe('the send dialog in the address', () => {
  it('knows its messages and nothing else', () => {
    expect(readKind('thank_you')).toBe('thank_you');
    expect(readKind('everything')).toBeNull();
    expect(templateOf('invite', 'henna')).toBe('rsvp_invite_henna');
    expect(templateOf('day_of', 'henna')).toBe('rsvp_day_of');
  });

  it('is about the message’s audience, the chosen, or one guest', () => {
    expect(readSendTo(null)).toEqual({ who: 'audience' });
    expect(readSendTo('chosen')).toEqual({ who: 'chosen' });
    expect(readSendTo('7')).toEqual({ who: 'one', rsvpId: '7' });
  });
});

describe('progress', () => {
  it('counts what has left, never below nothing', () => {
    const campaign = {
      total: 15,
      queued: 3,
      scheduled: 4,
      failed: 1,
      withdrawn: 1,
      uncertain: 0,
    } as Campaign;
    expect(sentSoFar(campaign)).toBe(6);
    expect(sentSoFar({ ...campaign, queued: 20 })).toBe(0);
  });

  it.each([
    ['running', 5, 0, 'running'],
    ['running', 5, 548, 'running'],
    ['running', 0, 548, 'betweenDays'],
    ['running', 0, 0, 'running'],
    ['paused', 0, 548, 'paused'],
  ] as const)('%s, %i queued, %i for other days: %s', (status, queued, scheduled, state) => {
    expect(progressState({ status, queued, scheduled } as Campaign)).toBe(state);
  });

  it('tells the newest of each guest since the campaign began, newest first', () => {
    const message = (currentStatus: string, currentStatusTimestamp: string | null) => ({
      wamid: null,
      createdAt: '2026-12-01T09:00:00.000Z',
      currentStatus,
      currentStatusTimestamp,
      messageType: 'template',
      statusHistory: [],
    });
    const guests = [
      aGuest({
        _id: 'a',
        whatsappMessages: [
          message('read', '2026-12-01T10:00:01.000Z'),
          message('sent', '2026-12-01T10:00:00.000Z'),
        ],
      }),
      aGuest({ _id: 'b', whatsappMessages: [message('delivered', '2026-12-01T10:00:05.000Z')] }),
      aGuest({ _id: 'before', whatsappMessages: [message('read', '2026-11-01T10:00:00.000Z')] }),
      aGuest({ _id: 'failed', whatsappMessages: [message('failed', '2026-12-01T10:00:09.000Z')] }),
      aGuest({ _id: 'queued', whatsappMessages: [message('queued', null)] }),
    ];
    expect(
      latestNews(guests, '2026-12-01T09:30:00.000Z', 4).map(({ guest, status }) => [guest._id, status]),
    ).toEqual([
      ['b', 'delivered'],
      ['a', 'read'],
    ]);
  });
});

describe('the chat’s own marking', () => {
  it('makes *words* bold and leaves lone stars alone', () => {
    expect(marked('שלום *רחל*, 5*3')).toEqual([
      { bold: false, text: 'שלום ' },
      { bold: true, text: 'רחל' },
      { bold: false, text: ', 5*3' },
    ]);
  });
});
