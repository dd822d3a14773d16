import type { acceptNumbers, AnswerOf, Invitation, listRsvps, Rsvp } from '@smachot/contracts';
import { addDays, atWallTime, newId, wallTime } from '@smachot/kernel';
import { ReadModel, Tx, UnitOfWork } from '@smachot/server-platform';
import { refuseRows } from '@smachot/server-testing';
import { SeatsOf } from '../../src';
import { SeatsOfHandler } from '../../src/adapters/seats-of';
import { ConfirmedGuestQueries } from '../../src/persistence/guests/confirmed-guest.queries';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { NumberDigests } from '../../src/persistence/guests/number-digests';
import { anInvitationForm } from '../../src/testing';
import {
  TellWaitingNumbers,
  TellWaitingNumbersHandler,
} from '../../src/use-cases/guests/tell-waiting-numbers';
import { anE164 } from '../hosted-event';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
const host = newId();
let eventId: string;
/** Invited as two, as four, and without a number. */
let [couple, family, openly] = ['', '', ''];

beforeAll(async () => {
  app = await rsvpHttp();
});
afterAll(() => app.close());
const newEvent = async (): Promise<void> => {
  const event = await app.call<Invitation>('POST', '/v1/events/event-rsvps', {
    as: host,
    body: anInvitationForm(),
  });
  eventId = event.body._id;
  const { body } = await app.call<{ rsvps: Rsvp[] }>('POST', `/v1/events/rsvps/${eventId}`, {
    as: host,
    body: {
      guests: [
        { attendeeName: 'זוג כהן', attendeePhone: anE164(), estimatedNumberOfGuests: 2 },
        { attendeeName: 'משפחת לוי', attendeePhone: anE164(), estimatedNumberOfGuests: 4 },
        { attendeeName: 'דוד משה', attendeePhone: anE164() },
      ],
    },
  });
  [couple, family, openly] = body.rsvps.map(({ _id }) => _id) as [string, string, string];
};
beforeEach(newEvent);

const answer = async (rsvpId: string, headcount: number) => {
  const token = await app.source.transaction((manager) =>
    app.get(GuestTokens).issue(new Tx(manager), rsvpId, app.clock.now()),
  );
  const put = await app.call<{ guest: { numberWaits: boolean } }>(
    'PUT',
    `/v1/events/rsvps/${eventId}/guest/answers`,
    { token, body: { attending: 'confirmed', headcount } },
  );
  app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
  return put.body.guest.numberWaits;
};
/** The numbers of the digests that were asked for until now. */
const digests = async () =>
  (
    await app.source.query<{ count: number }[]>(
      `select (payload -> 'values' ->> 'count')::int as count from platform.outbox where job = 'notifications.deliver'
         and payload ->> 'kind' = 'numbers_waiting' and payload ->> 'href' = $1 order by id`,
      [`/me/rsvps/${eventId}?above=1`],
    )
  ).map(({ count }) => count);
/** Runs the tick at this hour after so many days; returns the digests until then. */
const morning = async (days: number, time: string) => {
  const now = atWallTime(addDays(wallTime(app.clock.now()).day, days), time);
  await new TellWaitingNumbersHandler(app.get(UnitOfWork), app.get(NumberDigests)).execute(
    new TellWaitingNumbers(now),
  );
  return digests();
};
const list = async (query = '') =>
  (await app.call<AnswerOf<typeof listRsvps>>('GET', `/v1/events/rsvps/${eventId}${query}`, { as: host }))
    .body;
const accept = (...numbers: [string, number][]) =>
  app.call<AnswerOf<typeof acceptNumbers>>('POST', `/v1/events/rsvps/${eventId}/numbers`, {
    as: host,
    body: { numbers: numbers.map(([rsvpId, number]) => ({ rsvpId, number })) },
  });
const seats = async () =>
  (
    await new SeatsOfHandler(new ConfirmedGuestQueries(app.get(ReadModel))).execute(new SeatsOf([eventId]))
  )[0]!.seats;

describe('more than were invited', () => {
  it('is an answer that costs nothing until it is accepted, all at once', async () => {
    expect([await answer(couple, 5), await answer(family, 6), await answer(openly, 9)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await seats()).toBe(2 + 4 + 9);
    const { stats } = await list();
    expect(stats).toMatchObject({
      attending: { records: 3, seats: 15 },
      seatsConfirmed: 15,
      facets: { aboveInvited: 2 },
    });
    const above = (await list('?aboveInvited=true')).rsvps;
    expect(above).toMatchObject([
      { _id: couple, estimatedNumberOfGuests: 2, estimateGiven: true, numberAwaitingApproval: 5, seats: 2 },
      { _id: family, estimatedNumberOfGuests: 4, estimateGiven: true, numberAwaitingApproval: 6, seats: 4 },
    ]);
    expect(await accept([couple, 5], [family, 6])).toMatchObject({ status: 200, body: { accepted: 2 } });
    expect(await seats()).toBe(5 + 6 + 9);
    expect((await list()).stats!.facets.aboveInvited).toBe(0);
  });
  it('is accepted only as it was read, and not once the guest comes within the limit', async () => {
    await answer(couple, 5);
    await answer(couple, 7);
    await answer(family, 6);
    await answer(family, 4);
    expect((await accept([couple, 5], [family, 6])).body).toEqual({ accepted: 0 });
    expect((await list()).rsvps).toMatchObject([
      { numberOfGuests: null, numberAwaitingApproval: 7 },
      { numberOfGuests: 4, numberAwaitingApproval: null },
      {},
    ]);
  });
  it('is above nine where the hosts gave no number, until they give one or take it back', async () => {
    expect(await answer(openly, 10)).toBe(true);
    const invite = (estimatedNumberOfGuests: number | null) =>
      app.call<Rsvp>('PATCH', `/v1/events/rsvps/${eventId}/${openly}`, {
        as: host,
        body: { estimatedNumberOfGuests },
      });
    expect((await invite(12)).body).toMatchObject({ numberOfGuests: 10, estimateGiven: true });
    expect((await invite(null)).body).toMatchObject({
      numberOfGuests: 10,
      estimatedNumberOfGuests: 1,
      estimateGiven: false,
    });
    expect(await answer(openly, 11)).toBe(true);
  });
  it('is summed up on the next morning, once, with all that still wait', async () => {
    await answer(couple, 5);
    await answer(couple, 6);
    await answer(family, 6);
    await answer(openly, 10);
    await accept([openly, 10]);
    expect(await morning(1, '09:59')).toEqual([]);
    expect(await morning(1, '10:00')).toEqual([2]);
    expect(await morning(2, '10:00')).toEqual([2]);
    await answer(openly, 11);
    expect(await morning(1, '10:00')).toEqual([2, 3]);
  });
  it('is not summed up when none waits any more', async () => {
    await answer(couple, 5);
    await answer(couple, 2);
    expect(await morning(1, '10:00')).toEqual([]);
    await answer(couple, 5);
    await app.call('DELETE', `/v1/events/event-rsvps/${eventId}`, { as: host });
    expect(await morning(1, '10:00')).toEqual([]);
  });
  it('is summed up although another digest cannot be', async () => {
    const broken = eventId;
    await answer(couple, 5);
    const mend = await refuseRows(
      app.source,
      'platform.outbox',
      `new.payload ->> 'href' = '/me/rsvps/${broken}?above=1'`,
    );
    await newEvent();
    await answer(couple, 5);
    await expect(morning(1, '10:00')).rejects.toThrow(/^1 of/);
    expect(await digests()).toEqual([1]);
    await mend();
    expect(await morning(1, '10:00')).toEqual([1]);
    eventId = broken;
    expect(await digests()).toEqual([1]);
  });
  it('waits for the end of Shabbat', async () => {
    const friday = (6 + 7 - new Date(wallTime(app.clock.now()).day).getUTCDay() - 1) % 7;
    app.clock.moveTo(atWallTime(addDays(wallTime(app.clock.now()).day, friday), '08:00'));
    await answer(couple, 5);
    expect(await morning(1, '12:00')).toEqual([]);
    expect(await morning(2, '09:00')).toEqual([1]);
  });
});
