import { newId } from '@smachot/kernel';
import { ChangeGuest } from '../../src/use-cases/guests/change-guest';
import { MergeGuests } from '../../src/use-cases/guests/merge-guests';
import { anEventWithDuplicates } from './duplicates-app';
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

describe('who and when', () => {
  it('an editor may, a viewer and a stranger may not', async () => {
    const ids = await duplicates.pair();
    expect(await duplicates.merge(ids, {}, await duplicates.coHost('Viewer'))).toMatchObject({
      code: 'cohost.editors_only',
    });
    expect(await duplicates.merge(ids, {}, newId())).toMatchObject({ code: 'not_found' });
    expect(await duplicates.merge(ids, {}, await duplicates.coHost('Editor'))).toMatchObject({ ok: true });
  });

  it('what somebody changed or answered meanwhile is not merged unseen', async () => {
    const ids = await duplicates.pair();
    const seen = await Promise.all(
      ids.map(async (rsvpId) => ({ rsvpId, version: await duplicates.versionOf(rsvpId) })),
    );
    const again = () =>
      app.commands.execute(
        new MergeGuests(duplicates.eventId, { guests: [seen[0]!, seen[1]!], take: {} }, duplicates.host),
      );
    taken(
      await app.commands.execute(
        new ChangeGuest(duplicates.eventId, ids[1]!, { tableName: '9' }, duplicates.host),
      ),
    );
    expect(await again()).toMatchObject({ code: 'conflict.version' });
    taken(await duplicates.answer(ids[0]!, 'declined'));
    expect(await duplicates.merge(ids)).toMatchObject({ ok: true });
  });

  it.each([
    ['one record twice', (a: string) => [a, a]],
    ['a guest of another event', (a: string) => [a, newId()]],
  ])('refuses %s', async (_, ids) => {
    const [a] = await duplicates.pair();
    const guests = ids(a!).map((rsvpId) => ({ rsvpId, version: 1 }));
    expect(
      await app.commands.execute(
        new MergeGuests(duplicates.eventId, { guests: [guests[0]!, guests[1]!], take: {} }, duplicates.host),
      ),
    ).toMatchObject({ code: 'not_found' });
  });

  it('refuses a choice of a third record', async () => {
    const ids = await duplicates.pair();
    expect(await duplicates.merge(ids, { tableName: newId() })).toMatchObject({ code: 'request.invalid' });
  });

  it('an answer at the same moment is neither lost nor refused', async () => {
    for (let round = 0; round < 8; round++) {
      const phone = `053-42${String(round).padStart(5, '0')}`;
      const [a, b] = await duplicates.pair({ attendeePhone: phone }, { attendeePhone: phone });
      const [done, answered] = await Promise.all([
        duplicates.merge([a!, b!]),
        duplicates.answer(b!, 'confirmed', 2),
      ]);
      taken(answered);
      if (!done.ok) {
        expect(done.code).toBe('conflict.version');
        expect(await app.guest(b!)).toMatchObject({ status: 'confirmed' });
      } else expect(await app.guest(done.value._id)).toMatchObject({ status: 'confirmed', number: 2 });
    }
  });

  it('two co-hosts at once merge once', async () => {
    const ids = await duplicates.pair();
    const read = await Promise.all(ids.map(duplicates.versionOf));
    const results = await Promise.all([
      duplicates.merge(ids, {}, duplicates.host, read),
      duplicates.merge([...ids].reverse(), {}, duplicates.host, [...read].reverse()),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
