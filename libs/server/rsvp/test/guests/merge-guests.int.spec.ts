import type { Rsvp } from '@smachot/contracts';
import { HOUR_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { MessageContentProvider } from '@smachot/server-messaging';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { DeleteGuests } from '../../src/use-cases/guests/change-guests';
import { DuplicateGuests, KeepGuestsApart } from '../../src/use-cases/guests/duplicate-guests';
import { EraseGuests } from '../../src/use-cases/guests/erase-guests';
import { GuestHistory } from '../../src/use-cases/guests/guest-history';
import { OneRsvp } from '../../src/use-cases/guests/one-rsvp';
import { anEventWithDuplicates, E164 } from './duplicates-app';
import { rsvpApp, type RsvpApp, taken, TUESDAY } from '../rsvp-app';

let app: RsvpApp;
let duplicates: Awaited<ReturnType<typeof anEventWithDuplicates>>;
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  duplicates = await anEventWithDuplicates(app);
});
afterAll(() => app.close());

describe('what is offered', () => {
  it('records of one phone, and of one name when one has none, until the host says they are two', async () => {
    const ids = await duplicates.pair();
    const [noa, noaAgain] = await app.guests(duplicates.eventId, duplicates.host, [
      { attendeeName: 'נועה לוי' },
      { attendeeName: 'לוי נועה', attendeePhone: null },
    ]);
    const offered = async () =>
      taken(await app.queries.execute(new DuplicateGuests(duplicates.eventId, duplicates.host))).pairs.map(
        ({ reason, guests }) => [reason, ...guests.map(({ _id }) => _id)],
      );
    expect(await offered()).toEqual([
      ['phone', ...ids],
      ['name', noa, noaAgain],
    ]);
    taken(
      await app.commands.execute(new KeepGuestsApart(duplicates.eventId, [noaAgain!, noa!], duplicates.host)),
    );
    taken(
      await app.commands.execute(new KeepGuestsApart(duplicates.eventId, [noa!, noaAgain!], duplicates.host)),
    );
    expect(await offered()).toEqual([['phone', ...ids]]);
  });

  it('to co-hosts who may look too, and to nobody else', async () => {
    await duplicates.pair();
    const viewer = await duplicates.coHost('Viewer');
    expect(taken(await app.queries.execute(new DuplicateGuests(duplicates.eventId, viewer))).count).toBe(1);
    expect(await app.queries.execute(new DuplicateGuests(duplicates.eventId, newId()))).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('merging', () => {
  it('keeps the fields the host chose, and what only one of them has', async () => {
    const [a, b] = await duplicates.pair(
      { tableName: '3', estimatedNumberOfGuests: 2, hostNote: 'לא ליד שושנה' },
      {
        tableName: '7',
        estimatedNumberOfGuests: 4,
        side: 'bride',
        hostNote: 'באים מאוחר',
        groupLabel: 'צבא',
      },
    );
    const view = taken(
      await duplicates.merge([a!, b!], { tableName: b!, estimatedNumberOfGuests: b!, hostNote: 'both' }),
    );
    expect(view).toMatchObject({
      attendeeName: 'דנה כהן',
      attendeePhone: E164,
      tableName: '7',
      estimatedNumberOfGuests: 4,
      side: 'bride',
      groupLabel: 'צבא',
      hostNote: 'לא ליד שושנה · באים מאוחר',
    });
    expect(
      taken(await app.queries.execute(new DuplicateGuests(duplicates.eventId, duplicates.host))).count,
    ).toBe(0);
  });

  it('keeps the latest answer, the timeline and every personal link of both', async () => {
    const [a, b] = await duplicates.pair();
    const tokens = [await duplicates.tokenOf(a!), await duplicates.tokenOf(b!)];
    taken(await duplicates.answer(a!, 'confirmed', 3));
    app.clock.moveTo(new Date(TUESDAY.getTime() + MINUTE_MS));
    taken(await duplicates.answer(b!, 'declined'));
    const view: Rsvp = taken(await duplicates.merge([a!, b!]));
    expect(view).toMatchObject({ rsvpStatus: 'declined', numberOfGuests: 3 });
    for (const token of tokens)
      expect(await app.get(GuestTokens).authenticate(token, duplicates.eventId)).toMatchObject({
        rsvpId: view._id,
      });
    const history = taken(
      await app.queries.execute(new GuestHistory(duplicates.eventId, view._id, duplicates.host)),
    );
    expect(history.entries.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'added',
      'added',
      'answered',
      'answered',
      'merged',
    ]);
    // An earlier URL still opens the guest.
    for (const id of [a!, b!])
      expect(taken(await app.queries.execute(new OneRsvp(duplicates.eventId, id, duplicates.host)))._id).toBe(
        view._id,
      );
  });

  it('neither doubles nor loses what is billed', async () => {
    const [a, b] = await duplicates.pair();
    taken(await duplicates.answer(a!, 'confirmed', 2));
    const { _id } = taken(await duplicates.merge([a!, b!]));
    expect(await duplicates.facts()).toEqual([{ rsvp_id: a }]);
    taken(await duplicates.answer(_id, 'declined'));
    taken(await duplicates.answer(b!, 'confirmed', 2));
    expect(await duplicates.facts()).toEqual([{ rsvp_id: a }]);
    const [c, d] = await duplicates.pair({ attendeePhone: '053-4100002' }, { attendeePhone: '053-4100002' });
    taken(await duplicates.answer(c!, 'confirmed', 2));
    taken(await duplicates.answer(d!, 'confirmed', 2));
    taken(await duplicates.merge([c!, d!]));
    expect(await duplicates.facts()).toHaveLength(3);
  });

  it('what the provider tells later of either reaches the guest, and moves only by the own round', async () => {
    const [a, b] = await duplicates.pair({}, { attendeePhone: '053-4100003' });
    await app.invite(duplicates.eventId, duplicates.host, [a!]);
    await app.invite(duplicates.eventId, duplicates.host, [b!]);
    const { _id } = taken(await duplicates.merge([a!, b!]));
    const other = _id === a ? b! : a!;
    const item = (refId: string, outcome: 'sent' | 'delivered' | 'failed', minute: number) => ({
      messageId: newId(),
      refId,
      round: 'invite:1',
      outcome,
      at: new Date(TUESDAY.getTime() + minute * MINUTE_MS).toISOString(),
    });
    await app.outcomes([item(_id, 'delivered', 1), item(other, 'failed', 2)]);
    expect(await app.guest(_id)).toMatchObject({ status: 'received', trouble: null, sends: 2, attempts: 2 });
    const log = await app.source.query('select rsvp_id, ended from rsvp.send_log where event_id = $1', [
      duplicates.eventId,
    ]);
    expect(new Map(log.map((row: { rsvp_id: string; ended: string }) => [row.rsvp_id, row.ended]))).toEqual(
      new Map([
        [_id, null],
        [other, 'failed'],
      ]),
    );
  });

  it('a message that has not left goes to the one record only', async () => {
    const [a, b] = await duplicates.pair({}, { attendeePhone: '053-4100004' });
    const { campaignId } = await app.invite(duplicates.eventId, duplicates.host, [a!, b!]);
    const { _id } = taken(await duplicates.merge([a!, b!]));
    const decisions = await app
      .get(MessageContentProvider)
      .contents([a!, b!].map((refId) => ({ messageId: refId, refId, round: 'invite:1', campaignId })));
    const other = _id === a ? b! : a!;
    expect(decisions.get(_id)?.kind).toBe('send');
    expect(decisions.get(other)?.kind).toBe('withdraw');
    expect([...(await app.get(MessageContentProvider).phonesOf([other])).values()].flat().sort()).toEqual([
      E164,
      '+972534100004',
    ]);
  });

  it('a button in the chat of either phone, and words there, are the guest’s', async () => {
    const [a, b] = await duplicates.pair({}, { attendeePhone: '053-4100005' });
    const buttons = await Promise.all([a!, b!].map((id) => app.button(id, 'attending', 'yes')));
    const { _id } = taken(await duplicates.merge([a!, b!]));
    const other = _id === a ? 1 : 0;
    const at = new Date(TUESDAY.getTime() + MINUTE_MS).toISOString();
    await app.replies([{ refs: [[a!, b!][other]!], payload: buttons[other]!, at }]);
    expect(await app.guest(_id)).toMatchObject({ status: 'confirmed' });
    expect(await app.said(_id)).not.toEqual([]);
  });

  it('waits once where both were scheduled', async () => {
    const [a, b] = await duplicates.pair({}, { attendeePhone: '053-4100006' });
    const campaignId = newId();
    await app.source.query(
      `insert into rsvp.campaigns (id, event_id, host_id, template_name, status, total, created_at)
       values ($1, $2, $3, 'rsvp_invite_wedding', 'running', 2, now())`,
      [campaignId, duplicates.eventId, duplicates.host],
    );
    for (const [position, id] of [a, b].entries())
      await app.source.query(
        `insert into rsvp.scheduled_sends (campaign_id, rsvp_id, event_id, host_key, position, due_at)
         values ($1, $2, $3, 'k', $4, now() + interval '1 day')`,
        [campaignId, id, duplicates.eventId, position],
      );
    const { _id } = taken(await duplicates.merge([a!, b!]));
    expect(
      await app.source.query('select rsvp_id from rsvp.scheduled_sends where campaign_id = $1', [campaignId]),
    ).toEqual([{ rsvp_id: _id }]);
    expect(
      await app.source.query('select total, status from rsvp.campaigns where id = $1', [campaignId]),
    ).toEqual([{ total: 1, status: 'running' }]);
  });

  it('three of one phone become one, and everything of all three leads to it', async () => {
    const [a, b] = await duplicates.pair();
    const [c] = await app.guests(duplicates.eventId, duplicates.host, [
      { attendeeName: 'דנה', attendeePhone: '053-4100009' },
    ]);
    const first = taken(await duplicates.merge([a!, b!]))._id;
    await app.invite(duplicates.eventId, duplicates.host, [c!]);
    expect(taken(await duplicates.merge([first, c!]))._id).toBe(c);
    for (const id of [a!, b!]) taken(await duplicates.answer(id, id === a ? 'confirmed' : 'declined'));
    expect(await app.guest(c!)).toMatchObject({ status: 'declined' });
  });

  it('is erased with the record that survived', async () => {
    const [a, b] = await duplicates.pair();
    const { _id } = taken(await duplicates.merge([a!, b!]));
    taken(await app.commands.execute(new DeleteGuests(duplicates.eventId, [_id], duplicates.host)));
    await app.commands.execute(new EraseGuests(new Date(TUESDAY.getTime() + HOUR_MS)));
    const erased = (await app.outbox('messaging.forget_guests')).flatMap(
      ({ payload }) => payload['rsvpIds'] as string[],
    );
    expect(erased).toEqual(expect.arrayContaining([a, b]));
    expect(await app.source.query('select 1 from rsvp.merged_guests where survivor_id = $1', [_id])).toEqual(
      [],
    );
  });
});
