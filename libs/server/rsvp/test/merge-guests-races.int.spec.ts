import { newId } from '@smachot/kernel';
import { ChangeGuest } from '../src/use-cases/change-guest';
import { MergeGuests } from '../src/use-cases/merge-guests';
import { anEventWithDuplicates } from './duplicates-app';
import { rsvpApp, type RsvpApp, taken, TUESDAY } from './rsvp-app';

let app: RsvpApp;
let of: Awaited<ReturnType<typeof anEventWithDuplicates>>;
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  of = await anEventWithDuplicates(app);
});
afterAll(() => app.close());

describe('who and when', () => {
  it('an editor may, a viewer and a stranger may not', async () => {
    const ids = await of.pair();
    expect(await of.merge(ids, {}, await of.coHost('Viewer'))).toMatchObject({ code: 'cohost.editors_only' });
    expect(await of.merge(ids, {}, newId())).toMatchObject({ code: 'not_found' });
    expect(await of.merge(ids, {}, await of.coHost('Editor'))).toMatchObject({ ok: true });
  });

  it('what somebody changed or answered meanwhile is not merged unseen', async () => {
    const ids = await of.pair();
    const seen = await Promise.all(
      ids.map(async (rsvpId) => ({ rsvpId, version: await of.versionOf(rsvpId) })),
    );
    const again = () =>
      app.commands.execute(new MergeGuests(of.eventId, { guests: [seen[0]!, seen[1]!], take: {} }, of.host));
    taken(await app.commands.execute(new ChangeGuest(of.eventId, ids[1]!, { tableName: '9' }, of.host)));
    expect(await again()).toMatchObject({ code: 'conflict.version' });
    taken(await of.answer(ids[0]!, 'declined'));
    expect(await of.merge(ids)).toMatchObject({ ok: true });
  });

  it.each([
    ['one record twice', (a: string) => [a, a]],
    ['a guest of another event', (a: string) => [a, newId()]],
  ])('refuses %s', async (_, ids) => {
    const [a] = await of.pair();
    const guests = ids(a!).map((rsvpId) => ({ rsvpId, version: 1 }));
    expect(
      await app.commands.execute(
        new MergeGuests(of.eventId, { guests: [guests[0]!, guests[1]!], take: {} }, of.host),
      ),
    ).toMatchObject({ code: 'not_found' });
  });

  it('refuses a choice of a third record', async () => {
    const ids = await of.pair();
    expect(await of.merge(ids, { tableName: newId() })).toMatchObject({ code: 'request.invalid' });
  });

  it('an answer at the same moment is neither lost nor refused', async () => {
    for (let round = 0; round < 8; round++) {
      const phone = `053-42${String(round).padStart(5, '0')}`;
      const [a, b] = await of.pair({ attendeePhone: phone }, { attendeePhone: phone });
      const [done, answered] = await Promise.all([of.merge([a!, b!]), of.answer(b!, 'confirmed', 2)]);
      taken(answered);
      if (!done.ok) {
        expect(done.code).toBe('conflict.version');
        expect(await app.guest(b!)).toMatchObject({ status: 'confirmed' });
      } else expect(await app.guest(done.value._id)).toMatchObject({ status: 'confirmed', number: 2 });
    }
  });

  it('two co-hosts at once merge once', async () => {
    const ids = await of.pair();
    const read = await Promise.all(ids.map(of.versionOf));
    const results = await Promise.all([
      of.merge(ids, {}, of.host, read),
      of.merge([...ids].reverse(), {}, of.host, [...read].reverse()),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
