import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { celebration, guest, shula } from './celebration';
import { ask, confirmIdentity } from './person-calls';
import { filesIn, tracesInDatabase, tracesInFiles, tracesInRedis } from './traces';
import { liveFully } from './whole-life';
import { startWholeProduct, type WholeProduct } from './whole-product';

let product: WholeProduct;
beforeAll(async () => {
  product = await startWholeProduct();
});
afterAll(() => product?.close());

const hers = Object.values(shula);
const theGuests = [guest.name, guest.digits, guest.wish];

const traces = async (words: readonly string[]) => ({
  database: await tracesInDatabase(product.source, words),
  redis: await tracesInRedis(product.config.settings.REDIS_URL, words),
  files: await tracesInFiles(product.config.settings.FILES_DIR, words),
});
const NONE = { database: [], redis: [], files: [] };

/** Runs all work that is due by then, until none is left. */
const passTo = async (ms: number) => {
  const now = new Date(Date.now() + ms);
  await product.call('POST', '/_dev/clock', { body: { offsetMs: ms } });
  await new Promise((resolve) => setTimeout(resolve, 1200));
  for (let round = 0; round < 3; round++) {
    await product.jobs.drain();
    await product.jobs.tick(now);
  }
  await product.jobs.drain();
};

describe('an account that was deleted', () => {
  it('leaves nothing of the person in the database, in Redis or in files, a month later not of the guests either', async () => {
    const person = await liveFully(product);
    // who was an admin once may have kept a view under anybody's name
    await product.source.query(
      `insert into admin.saved_views (id, admin_id, list, name, query, created_at) values ($1, $2, 'users', $3, '', now())`,
      [newId(), person.user.id, hers[0]],
    );
    await product.source.query(
      `insert into admin.notes (id, kind, subject_id, person_id, text, created_at, version) values ($1, 'user', $2, $2, $3, now(), 1)`,
      [newId(), person.user.id, hers[0]],
    );
    // A search without traces proves erasure only if there were traces before it.
    const before = await traces(hers);
    expect(before.database.length).toBeGreaterThan(10);
    expect((await traces(theGuests)).database.length).toBeGreaterThan(3);
    expect((await filesIn(product.config.settings.FILES_DIR)).length).toBeGreaterThan(2);

    await product.source.query(
      `insert into notifications.devices (id, user_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, 'https://fcm.googleapis.com/hers', 'p', 'a')`,
      [newId(), person.user.id, newId()],
    );
    const devices = () =>
      product.source.query('select 1 from notifications.devices where user_id = $1', [person.user.id]);
    const favourites = () =>
      product.source.query('select 1 from stores.favourites where user_id = $1', [person.user.id]);
    expect(await favourites()).toHaveLength(1);

    await confirmIdentity(product, person);
    await ask(product, person, 'DELETE', '/api/auth/me');
    await passTo(0);
    expect([await favourites(), await devices()]).toEqual([[], []]);
    await passTo(40 * DAY_MS);
    expect(await traces([...hers, ...theGuests])).toEqual(NONE);
    // A picture cannot be searched for words; all stored files are hers.
    expect(await filesIn(product.config.settings.FILES_DIR)).toEqual([]);
  });
});

describe('a guest', () => {
  /** A pasted list that was never confirmed lives a day. */
  const UNCONFIRMED = /^rsvp\.table_uploads\./;

  it('whom the host deleted leaves nothing once that cannot be undone', async () => {
    await passTo(0);
    const host = await product.signUp('0521110051');
    const { eventId, rsvpId } = await celebration(product, host);
    await product.jobs.drain();
    expect((await traces(theGuests)).database.length).toBeGreaterThan(3);
    await ask(product, host, 'POST', `/v1/events/rsvps/${eventId}/delete`, { rsvpIds: [rsvpId] });
    await passTo(HOUR_MS);
    expect((await traces(theGuests)).database.filter((place) => !UNCONFIRMED.test(place))).toEqual([]);
    await passTo(3 * DAY_MS);
    expect(await traces(theGuests)).toEqual(NONE);
  });

  it('leaves nothing a year after the event', async () => {
    await passTo(0);
    await celebration(product, await product.signUp('0521110052'));
    await product.jobs.drain();
    await passTo(62 * DAY_MS);
    expect((await traces(theGuests)).database).not.toEqual([]);
    await passTo(430 * DAY_MS);
    expect(await traces(theGuests)).toEqual(NONE);
  });
});
