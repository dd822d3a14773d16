import { aGuest } from '../../testing';
import { later, noon } from '../../testing/at-noon';
import type { MergedDetails } from './merge';
import { survivorOf } from './merge';
import type { Rsvp } from './rsvp';

const source = (at: Date, by: 'guest' | 'host' = 'guest') => ({
  by,
  channel: by === 'guest' ? ('page' as const) : ('desk' as const),
  at,
  tie: 'tie',
  closingDate: later(60),
});
const detailsOf = ({ state }: Rsvp, change: Partial<MergedDetails> = {}): MergedDetails => {
  const { name, phone, mobile, group, groupLabel, side, tableName, language, income, hostNote } = state;
  const { estimated, estimateGiven } = state;
  return {
    name,
    phone,
    mobile,
    group,
    groupLabel,
    side,
    tableName,
    language,
    estimated,
    estimateGiven,
    income,
    hostNote,
    ...change,
  };
};
const merged = (a: Rsvp, b: Rsvp, change: Partial<MergedDetails> = {}): Rsvp => {
  const { survivor, absorbed } = survivorOf(a, b);
  survivor.absorb(absorbed, detailsOf(survivor, change), noon);
  return survivor;
};

describe('which record survives', () => {
  it.each([
    ['the one that was written to', { status: 'created' }, { status: 'sent', sends: 1 }],
    ['the one that answered', { status: 'sent', sends: 3 }, { status: 'declined', sends: 1 }],
    ['the one that was written to more often', { status: 'sent', sends: 1 }, { status: 'sent', sends: 2 }],
    ['the one that was written to last', { lastQueued: noon }, { lastQueued: later(1) }],
    ['the older one', { id: '1' }, { id: '0' }],
  ] as const)('%s, in whatever order they are given', (_, lesser, greater) => {
    const [a, b] = [aGuest(lesser), aGuest(greater)];
    expect(survivorOf(a, b)).toEqual({ survivor: b, absorbed: a });
    expect(survivorOf(b, a)).toEqual({ survivor: b, absorbed: a });
  });
});

describe('answers of both', () => {
  it('each question keeps the latest answer, and the status follows it', () => {
    const [a, b] = [aGuest(), aGuest()];
    a.answer({ attending: 'confirmed', headcount: 4 }, source(later(1)));
    b.answer({ attending: 'declined', transportation: true }, source(later(5)));
    const { state } = merged(a, b);
    expect(state.status).toBe('declined');
    expect(state.answeredAt).toEqual(later(5));
    expect(state.answers.headcount?.value).toBe(4);
    expect(state.transportation).toBe(true);
  });
  it('an older answer of the other record changes nothing', () => {
    const [a, b] = [aGuest(), aGuest()];
    a.answer({ attending: 'maybe' }, source(later(5)));
    b.answer({ attending: 'confirmed', headcount: 2 }, source(later(1)));
    const { state } = merged(a, b);
    expect(state).toMatchObject({ status: 'maybe', answeredAt: later(5), number: 2 });
  });
  it('is flagged late only when the answer that counts was', () => {
    const [a, b] = [aGuest(), aGuest()];
    a.answer({ attending: 'confirmed' }, source(later(1)));
    b.answer({ attending: 'declined' }, source(later(90)));
    expect(merged(a, b).state.answeredLate).toBe(true);
  });
  it('a number that counts is not questioned by the smaller invited number that was chosen', () => {
    const [a, b] = [20, 2].map((estimated) => aGuest({ estimated, estimateGiven: true })) as [Rsvp, Rsvp];
    a.answer({ attending: 'confirmed', headcount: 15 }, source(later(1)));
    expect(a.state.number).toBe(15);
    const { state } = merged(a, b, { estimated: 2 });
    expect(state).toMatchObject({ number: 15, numberWaiting: null, estimated: 2 });
  });
});

describe('messages and money of both', () => {
  it('counts both and sends what was sent to either no second time', () => {
    const a = aGuest({
      status: 'sent',
      sends: 2,
      attempts: 2,
      firstSent: later(3),
      lastSent: later(9),
      dayOfAt: noon,
    });
    const b = aGuest({ sends: 1, attempts: 1, firstSent: later(1), lastSent: later(4), readConfirmed: true });
    expect(merged(a, b).state).toMatchObject({
      sends: 3,
      attempts: 3,
      firstSent: later(1),
      lastSent: later(9),
      readConfirmed: true,
      dayOfAt: noon,
    });
    expect(a.queue('reminder', 'c', 'host', noon)).toEqual({ ok: true, value: 'reminder:4' });
  });
  it('a fact of either is there already, and none is made', () => {
    const [a, b] = [aGuest(), aGuest({ status: 'sent' })];
    a.answer({ attending: 'confirmed' }, source(later(1)));
    const survivor = merged(a, b);
    survivor.newFact = null;
    survivor.answer({ attending: 'declined' }, source(later(2)));
    expect(survivor.state.billable).toBe(true);
    expect(survivor.newFact).toBeNull();
  });
  it('whoever asked to be left alone stays so, and trouble stays with its phone', () => {
    const a = aGuest({ status: 'sent', phone: '+972531111111' });
    const b = aGuest({ phone: '+972532222222', optedOut: true, trouble: 'undeliverable' });
    expect(merged(a, b, { phone: '+972532222222' }).state).toMatchObject({
      optedOut: true,
      trouble: 'undeliverable',
      phone: '+972532222222',
    });
    expect(a.newPhone).toBe(false);
  });
  it('the reminders of both are counted, and later ones beside them', () => {
    const a = aGuest({ status: 'received', sends: 2, reminded: [2] });
    const survivor = merged(a, aGuest({ status: 'sent', sends: 2, reminded: [2] }));
    survivor.queue('reminder', 'c', 'host', noon);
    survivor.record({ round: 'reminder:5', outcome: 'sent', at: later(1) });
    expect(survivor.state.reminded).toEqual([2, 4, 5]);
  });
  it('what becomes of the other record’s messages is tracked and moves nothing', () => {
    const [a, b] = [aGuest({ status: 'created' }), aGuest()];
    a.queue('invite', 'c', 'host', noon);
    const survivor = merged(a, b);
    survivor.recordOfMerged({ round: 'invite:1', outcome: 'failed', at: later(1) });
    expect(survivor.state).toMatchObject({ status: 'pending', trouble: null, attempts: 1 });
    survivor.recordOfMerged({ round: 'invite:1', outcome: 'delivered', at: later(2) });
    expect(survivor.state).toMatchObject({ status: 'pending', deliveryConfirmed: true });
    survivor.recordOfMerged({ round: 'invite:1', outcome: 'withdrawn', at: later(3) });
    expect(survivor.state).toMatchObject({ status: 'pending', attempts: 0 });
  });
  it.each([
    ['day_of', 'dayOfAt', 'day_of'],
    ['thank_you', 'thankYouAt', 'thank_you:2'],
    ['table', 'tableAt', 'table'],
  ] as const)('a withdrawn %s of the other record may be sent again', (kind, date, round) => {
    const [a, b] = [aGuest({ status: 'confirmed' }), aGuest({ status: 'confirmed', sends: 1 })];
    a.queue(kind, 'c', 'system', noon);
    const survivor = merged(a, b);
    expect(survivor.state[date]).toEqual(noon);
    survivor.recordOfMerged({ round, outcome: 'delivered', at: later(1) });
    expect(survivor.state[date]).toEqual(noon);
    survivor.recordOfMerged({ round, outcome: 'withdrawn', at: later(1) });
    expect(survivor.state[date]).toBeNull();
    expect(survivor.queue(kind, 'c', 'system', noon)).toEqual({ ok: true, value: kind });
  });
  it('a withdrawn message of the other record releases none that the guest is sent otherwise', () => {
    const survivor = merged(aGuest({ dayOfAt: noon, tableAt: noon }), aGuest({ dayOfAt: noon, sends: 1 }));
    const withdrawn = { outcome: 'withdrawn' as const, at: later(1) };
    survivor.recordOfMerged({ round: 'day_of', ...withdrawn }, new Set(['day_of'] as const));
    survivor.recordOfMerged({ round: 'update:c', ...withdrawn });
    expect(survivor.state).toMatchObject({ dayOfAt: noon, tableAt: noon });
  });
});

it('says in the timeline with whom it was merged and what became different', () => {
  const [a, b] = [aGuest({ status: 'sent', tableName: '3' }), aGuest({ name: 'דנה כ׳', tableName: '7' })];
  const survivor = merged(a, b, { tableName: '7' });
  expect(survivor.notes).toMatchObject([
    { kind: 'merged', by: 'host', details: { name: 'דנה כ׳', fields: ['tableName'] } },
  ]);
  expect(survivor.state.fieldVersions).toMatchObject({ tableName: 2 });
});
