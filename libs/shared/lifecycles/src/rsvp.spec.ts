import { RsvpStatus } from '@smachot/contracts';
import { rsvpLifecycle, statsGroupOf, type RsvpActor, type RsvpMove } from './rsvp';

type Status = RsvpStatus;
const statuses = RsvpStatus.options;
const actors: RsvpActor[] = ['host', 'guest', 'provider', 'system'];
const types = [
  'queue',
  'sent',
  'delivered',
  'confirmed',
  'declined',
  'maybe',
  'lapse',
  'remind',
  'cancel',
  'fail',
] as const;

/** Written down by hand from the product's table; whatever is not here must be refused. */
const allowed: Record<string, Status> = {};
const allow = (from: Status[], type: (typeof types)[number], by: RsvpActor[], to: Status) => {
  for (const status of from) for (const actor of by) allowed[`${status} ${type} ${actor}`] = to;
};
allow(['created'], 'queue', ['host'], 'pending');
allow(['created', 'pending', 'pending_reminder'], 'sent', ['provider'], 'sent');
allow(['created', 'pending', 'pending_reminder', 'sent'], 'delivered', ['provider'], 'received');
allow(['sent', 'received'], 'lapse', ['system'], 'no_response');
allow(['sent', 'received', 'maybe', 'no_response'], 'remind', ['host', 'system'], 'pending_reminder');
allow(['pending'], 'cancel', ['host', 'system'], 'created');
allow(['pending', 'sent'], 'fail', ['provider', 'system'], 'created');
for (const answer of ['confirmed', 'declined', 'maybe'] as const)
  allow(statuses, answer, ['guest', 'host'], answer);

const move = (type: (typeof types)[number], by: RsvpActor): RsvpMove =>
  (type === 'confirmed' || type === 'declined' || type === 'maybe'
    ? { type: 'answer', by, answer: type }
    : { type, by }) as RsvpMove;

describe('every status × move × actor', () => {
  for (const status of statuses)
    for (const type of types)
      for (const actor of actors) {
        if (status === 'pending_reminder' && (type === 'cancel' || type === 'fail')) continue;
        const expected = allowed[`${status} ${type} ${actor}`];
        it(`${status} —${type} by ${actor}→ ${expected ?? 'refused'}`, () =>
          expect(rsvpLifecycle.move(status, move(type, actor))).toBe(expected));
      }

  it.each(['sent', 'received', 'maybe', 'no_response'] as const)(
    'a reminder that fails returns to %s',
    (before) => {
      expect(rsvpLifecycle.move('pending_reminder', { type: 'fail', by: 'provider' }, { before })).toBe(
        before,
      );
      expect(rsvpLifecycle.move('pending_reminder', { type: 'cancel', by: 'host' }, { before })).toBe(before);
    },
  );
});

it('has one state per status, each in one stats group', () => {
  expect([...rsvpLifecycle.statuses].sort()).toEqual([...statuses].sort());
  expect(new Set(statuses.map(statsGroupOf))).toEqual(
    new Set(['awaitingSend', 'awaitingResponse', 'attending', 'declined']),
  );
});
