import { BillableEventsPort } from '@smachot/server-payments';
import { Tx } from '@smachot/server-platform';
import { refuseRows } from '@smachot/server-testing';
import { anInvitationForm } from '../../src/testing';
import { ChangeGuest } from '../../src/use-cases/guests/change-guest';
import { ChangeInvitation } from '../../src/use-cases/invitations/change-invitation';
import { DeleteInvitation } from '../../src/use-cases/invitations/delete-invitation';
import { DeleteGuests } from '../../src/use-cases/guests/change-guests';
import { taken, TUESDAY } from '../rsvp-app';
import { timeApp, type TimeApp } from '../time-app';

let app: TimeApp;
let host: string;
beforeAll(async () => {
  app = await timeApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  host = await app.host();
});
afterAll(() => app.close());

describe('the bill', () => {
  it('comes at ten the day after, once, for each response once', async () => {
    const [eventId, ids] = await app.invited(host, 4);
    await app.answers([ids[0]!, ids[1]!]);
    await app.answers([ids[1]!], 'no');
    await app.commands.execute(new ChangeGuest(eventId, ids[2]!, { answer: 'confirmed' }, host));
    await app.commands.execute(new DeleteGuests(eventId, [ids[0]!], host));
    expect(await app.billing(eventId, host)).toEqual({
      state: 'open',
      responses: 2,
      amount: 2,
      dueAt: '2027-05-21T07:00:00.000Z',
    });
    expect(await app.get(BillableEventsPort).unbilled(host)).toEqual({
      responses: 2,
      until: new Date('2027-05-21T07:00:00.000Z'),
    });

    await app.tickAt('2027-05-21T06:59:59Z');
    expect(await app.billing(eventId, host)).toMatchObject({ state: 'open' });
    await app.tickAt('2027-05-21T07:00:00Z');
    await app.tickAt('2027-05-21T07:00:01Z');
    const due = (await app.outbox('payments.open_bill')).filter(
      ({ payload }) => payload['eventId'] === eventId,
    );
    expect(due.map(({ payload }) => payload)).toMatchObject([{ hostId: host, responses: 2 }]);
    expect(await app.billing(eventId, host)).toMatchObject({ state: 'due', responses: 2 });
    // The bill was requested from payments, which has not answered yet.
    expect(await app.get(BillableEventsPort).unbilled(host)).toMatchObject({ responses: 2 });

    const billId = due[0]!.payload['billId'] as string;
    await app.jobs.failed({ billId, userId: host, attempt: 1 }, await app.delivery('rsvp.note_bill_failed'));
    expect(await app.billing(eventId, host)).toMatchObject({ state: 'failed' });
    await app.jobs.settled({ billId, userId: host }, await app.delivery('rsvp.note_bill_settled'));
    await app.jobs.failed({ billId, userId: host, attempt: 2 }, await app.delivery('rsvp.note_bill_failed'));
    expect(await app.billing(eventId, host)).toMatchObject({ state: 'paid' });
    expect(
      await app.commands.execute(
        new ChangeInvitation(eventId, anInvitationForm({ date: '2027-07-01T16:30:00Z' }), host),
      ),
    ).toMatchObject({ code: 'invitation.already_billed' });
  });
  it('of nothing is none', async () => {
    const [eventId] = await app.invited(host, 1);
    await app.tickAt('2027-05-21T07:00:00Z');
    expect(await app.billing(eventId, host)).toMatchObject({ state: 'nothing_due', responses: 0 });
    expect(
      (await app.outbox('payments.open_bill')).filter(({ payload }) => payload['eventId'] === eventId),
    ).toEqual([]);
  });
  it('that cannot be written keeps no other back, and comes once when it can', async () => {
    const [[broken, ids], [other, others]] = [await app.invited(host, 1), await app.invited(host, 1)];
    await app.answers([...ids, ...others]);
    const mend = await refuseRows(app.source, 'rsvp.bills', `new.event_id = '${broken}'`);
    const states = async () =>
      (await Promise.all([broken, other].map((id) => app.billing(id, host)))).map(({ state }) => state);
    app.clock.moveTo(new Date('2027-05-21T07:00:00Z'));
    const workers = [1, 2, 3].map(async () => app.ticks.billing(app.clock.now()));
    const failed = (await Promise.allSettled(workers)).filter(({ status }) => status === 'rejected');
    expect(failed).not.toEqual([]);
    expect(await states()).toEqual(['open', 'due']);
    await mend();
    await app.tickAt('2027-05-21T07:00:01Z');
    await app.tickAt('2027-05-21T07:00:02Z');
    expect(await states()).toEqual(['due', 'due']);
    const due = (await app.outbox('payments.open_bill')).map(({ payload }) => payload['eventId']);
    expect(due.filter((id) => id === broken || id === other).toSorted()).toEqual([broken, other].toSorted());
  });
  it('of a deleted event comes the day after its deletion, and survives the erasure', async () => {
    const [eventId, ids] = await app.invited(host, 2);
    await app.answers(ids);
    taken(await app.commands.execute(new DeleteInvitation(eventId, host)));
    expect(await app.outbox('messaging.withdraw_campaign')).not.toEqual([]);
    await app.tickAt('2027-04-07T07:00:00Z');
    expect(
      (await app.outbox('payments.open_bill')).filter(({ payload }) => payload['eventId'] === eventId),
    ).toMatchObject([{ payload: { responses: 2 } }]);
    app.clock.moveTo(new Date('2027-05-07T08:00:00Z'));
    await app.ticks.erasing(app.clock.now());
    expect(await app.source.query('select 1 from rsvp.guests where event_id = $1', [eventId])).toEqual([]);
    expect(
      await app.source.query('select 1 from rsvp.billable_facts where event_id = $1', [eventId]),
    ).toHaveLength(2);
  });
  it('of many events takes as many statements as of one', async () => {
    const [eventId, ids] = await app.invited(host, 1);
    await app.answers(ids);
    const statements = jest.spyOn(Tx.prototype, 'query');
    const bill = async (moment: string): Promise<[statements: number, bills: number]> => {
      const before = await app.outbox('payments.open_bill');
      app.clock.moveTo(new Date(moment));
      statements.mockClear();
      await app.ticks.billing(app.clock.now());
      return [statements.mock.calls.length, (await app.outbox('payments.open_bill')).length - before.length];
    };
    await app.source.query(
      `insert into rsvp.invitations
       select (json_populate_record(i, json_build_object('id', gen_random_uuid(), 'billing_at', '2027-08-01T07:00:00Z'))).*
       from rsvp.invitations i, generate_series(1, 199) where i.id = $1`,
      [eventId],
    );
    await app.source.query(
      `insert into rsvp.billable_facts (rsvp_id, event_id, host_id, at, channel)
       select gen_random_uuid(), i.id, $1, now(), 'chat' from rsvp.invitations i, generate_series(1, 5)
       where i.billing_at = '2027-08-01T07:00:00Z'`,
      [host],
    );
    const [ofOne] = await bill('2027-05-21T07:00:00Z');
    expect(await bill('2027-08-01T07:00:00Z')).toEqual([ofOne, 199]);
    expect(await app.source.query('select 1 from rsvp.billable_facts where bill_id is null')).toEqual([]);
    statements.mockRestore();
  });
});
