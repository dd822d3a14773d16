import { MINUTE_MS, newId } from '@smachot/kernel';
import { PhoneKeys } from '@smachot/server-platform';
import { DeleteInvitation } from '../../src/use-cases/invitations/delete-invitation';
import { OneInvitation } from '../../src/use-cases/invitations/invitations';
import { DeleteGuests, RestoreGuests } from '../../src/use-cases/guests/change-guests';
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

const DANA = '+972502345678';
/** Invites Dana to co-host an event. */
const asked = (eventId: string) =>
  app.source.query(
    `insert into rsvp.cohost_invitations (id, event_id, phone, role, invited_by, created_at, expires_at)
     values ($1, $2, $3, 'Viewer', $4, $5, 'infinity')`,
    [newId(), eventId, DANA, host, TUESDAY],
  );

describe('forgetting', () => {
  it('waits a year, then takes guests, history and links, and keeps what is billed', async () => {
    const [eventId, ids] = await app.invited(host, 2);
    await app.answers(ids);
    await asked(eventId);
    await app.tickAt('2027-05-21T07:00:00Z');
    app.clock.moveTo(new Date('2028-05-20T16:29:59Z'));
    await app.ticks.erasing(app.clock.now());
    expect(await app.source.query('select 1 from rsvp.guests where event_id = $1', [eventId])).toHaveLength(
      2,
    );
    app.clock.moveTo(new Date('2028-05-20T16:30:00Z'));
    await app.ticks.erasing(app.clock.now());
    for (const table of [
      'guests where event_id = $1',
      'history where rsvp_id = any($2)',
      'turns where event_id = $1',
      'cohost_invitations where event_id = $1',
      'guest_tokens where rsvp_id = any($2)',
    ])
      expect([
        table,
        await app.source.query(`select 1 from rsvp.${table} or ($1::uuid is null and $2::uuid[] is null)`, [
          eventId,
          ids,
        ]),
      ]).toEqual([table, []]);
    expect(await app.source.query('select responses from rsvp.bills where event_id = $1', [eventId])).toEqual(
      [{ responses: 2 }],
    );
  });
  it('of a guest the host deleted can be undone for ten minutes', async () => {
    const [eventId, ids] = await app.invited(host, 2);
    const restore = async () =>
      taken(await app.commands.execute(new RestoreGuests(eventId, ids, host))).restored;
    taken(await app.commands.execute(new DeleteGuests(eventId, ids, host)));
    app.clock.moveTo(new Date(TUESDAY.getTime() + 9 * MINUTE_MS));
    expect(await restore()).toBe(2);
    expect(await app.statuses(ids)).toEqual(['received', 'received']);
    taken(await app.commands.execute(new DeleteGuests(eventId, [ids[0]!], host)));
    app.clock.moveTo(new Date(TUESDAY.getTime() + 21 * MINUTE_MS));
    expect(await restore()).toBe(0);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 40 * MINUTE_MS));
    await app.ticks.erasing(app.clock.now());
    expect(await app.source.query('select id from rsvp.guests where event_id = $1', [eventId])).toEqual([
      { id: ids[1] },
    ]);
  });
  it('tells whoever keeps something of the guests, by their ids', async () => {
    const [, ids] = await app.invited(host, 2);
    app.clock.moveTo(new Date('2028-05-20T16:30:00Z'));
    await app.ticks.erasing(app.clock.now());
    const told = await app.outbox('messaging.forget_guests');
    expect(told.flatMap(({ payload }) => payload['rsvpIds'])).toEqual(expect.arrayContaining([...ids]));
  });
  it.each([
    ['the event', (id: string) => app.commands.execute(new DeleteInvitation(id, host))],
    ['the host', async () => app.jobs.forget({ userId: host }, await app.delivery('rsvp.forget_host'))],
  ])('of %s takes what never became a guest at once', async (_, remove) => {
    const [eventId] = await app.invited(host, 1);
    await app.source.query(
      `insert into rsvp.table_uploads (id, event_id, host_id, kind, content, file_name, columns, counts, rows, created_at, expires_at)
       values ($1, $2, $3, 'list', 'דנה 0502345678', 'x', '[]', '{}', '[]', now(), 'infinity')`,
      [newId(), eventId, host],
    );
    await app.source.query(
      `insert into rsvp.link_requests (id, event_id, phone, created_at) values ($1, $2, '+972502345678', now())`,
      [newId(), eventId],
    );
    await remove(eventId);
    for (const table of ['table_uploads', 'link_requests'])
      expect([
        table,
        await app.source.query(`select 1 from rsvp.${table} where event_id = $1`, [eventId]),
      ]).toEqual([table, []]);
  });
  it('of a person withdraws what they were invited to, because their number may pass to another one', async () => {
    const [eventId] = await app.invited(host, 1);
    const [other] = await app.invited(host, 1);
    await asked(eventId);
    await asked(other);
    await app.source.query(
      `update rsvp.cohost_invitations set answered_at = $2, outcome = 'refused' where event_id = $1`,
      [other, TUESDAY],
    );
    const invitations = () =>
      app.source.query(
        'select phone, outcome from rsvp.cohost_invitations where event_id = any($1) order by outcome',
        [[eventId, other]],
      );
    const forget = async (phone: string) => {
      const payload = { userId: newId(), phoneKey: app.get(PhoneKeys).of(phone) };
      await app.jobs.forget(payload, await app.delivery('rsvp.forget_host'));
    };
    await forget('+972502345679');
    expect(await invitations()).toEqual([
      { phone: DANA, outcome: 'refused' },
      { phone: DANA, outcome: null },
    ]);
    await forget(DANA);
    expect(await invitations()).toEqual([
      { phone: null, outcome: 'refused' },
      { phone: null, outcome: 'withdrawn' },
    ]);
  });
  it('of a host deletes the events', async () => {
    const [eventId] = await app.invited(host, 1);
    await app.jobs.forget({ userId: host }, await app.delivery('rsvp.forget_host'));
    expect(await app.queries.execute(new OneInvitation(eventId, host))).toMatchObject({ code: 'not_found' });
  });
});
