import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import sharp from 'sharp';
import { anOrderThatIsOver } from './an-order';
import { bookByPhone } from './book-by-phone';
import { askBusinesses } from './ask-businesses';
import { filesIn, tracesInDatabase, tracesInFiles, tracesInRedis } from './traces';
import { type Person, startWholeProduct, type WholeProduct } from './whole-product';

const MULTIPART = 'y'.repeat(24);
let product: WholeProduct;
beforeAll(async () => {
  product = await startWholeProduct();
});
afterAll(() => product?.close());

/** Distinctive words that no other data in this product contains. */
const shula = {
  phone: '0541239876',
  digits: '541239876',
  first: 'שולמיתגד',
  last: 'זהביאנוביץ',
  email: 'shula.zehavianovic@example.test',
  place: 'סמטתהדקלים',

  card: 'כרטיסהאדום',
  said: 'דודהברכיה',
  asked: 'סודהמתכון',
};
const guest = { name: 'גרשוניפרטוק', phone: '0537654321', digits: '537654321', wish: 'בליבוטניםבבקשה' };
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
const ask = <T = Record<string, string>>(
  { bearer }: Person,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<T> =>
  product.ask<T>(method, path, {
    bearer,
    ...(body === undefined ? {} : { body }),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
/** Confirms the person's identity, as after a fresh check. */
const confirm = ({ user }: Person) =>
  product.source.query(
    'update identity.refresh_families set confirmed_at = clock_timestamp() where user_id = $1',
    [user.id],
  );
const picture = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#5E2CA5' } })
    .png()
    .toBuffer();
const upload = async (person: Person, path: string) => {
  const body = Buffer.concat([
    Buffer.from(
      `--${MULTIPART}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    await picture(),
    Buffer.from(`\r\n--${MULTIPART}--\r\n`),
  ]);
  await product.ask('POST', path, {
    bearer: person.bearer,
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${MULTIPART}`, 'idempotency-key': newId() },
  });
};

const invitation = {
  title: `החתונה של ${shula.first}`,
  hostName: `${shula.first} ${shula.last}`,
  eventType: 'wedding',
  recipient: 'guests',
  date: new Date(Date.now() + 60 * DAY_MS).toISOString(),
  location: { address: shula.place },
  rsvpConfig: { questions: ['headcount'] },
};
const profile = {
  businessName: 'המטעמים',
  categories: ['catering'],
  isMobile: false,
  businessCity: 'חיפה',
  businessPhone: shula.phone,
  businessLocation: { address: shula.place, geocode: { lat: 32.81, lng: 34.99 } },
};

/** The guest writes, and the host writes back. */
const chat = async (host: Person, eventId: string, rsvpId: string) => {
  await product.source.query('update rsvp.guests set sends = 1 where id = $1', [rsvpId]);
  const id = newId();
  await product.source.query(
    `insert into messaging.inbound (id, wamid, kind, text, name, phone_key, matched_by, provider_at, received_at)
     values ($1::uuid, $1::text, 'text', $2, $3, $4, 'context', $5, $5)`,
    [id, `${guest.wish}?`, guest.name, product.phoneKey('+972537654321'), new Date()],
  );
  await product.source.query('insert into messaging.inbound_refs (ref_id, inbound_id) values ($1, $2)', [
    rsvpId,
    id,
  ]);
  await product.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'rsvp.record_replies', $2)`,
    [newId(), JSON.stringify({ inboundIds: [id] })],
  );
  await product.jobs.drain();
  const conversation = `/v1/events/rsvps/${eventId}/inbox/${rsvpId}`;
  const reply = { text: `${shula.said} ${guest.name}`, lastReplyId: null };
  await ask(host, 'POST', `${conversation}/replies`, reply, newId());
};

/** An invitation with a picture, a guest with a message, and a table upload that was never confirmed. */
const celebration = async (host: Person): Promise<{ eventId: string; rsvpId: string }> => {
  const { _id: eventId } = await ask<{ _id: string }>(host, 'POST', '/v1/events/event-rsvps', invitation);
  await upload(host, `/v1/events/event-rsvps/${eventId}/upload-image`);
  const { rsvps } = await ask<{ rsvps: { _id: string }[] }>(host, 'POST', `/v1/events/rsvps/${eventId}`, {
    guests: [{ attendeeName: guest.name, attendeePhone: guest.phone }],
  });
  const rsvpId = rsvps[0]!._id;
  await ask(host, 'PATCH', `/v1/events/rsvps/${eventId}/${rsvpId}`, {
    answer: 'confirmed',
    specialRequests: guest.wish,
  });
  await ask(host, 'POST', `/v1/events/rsvps/${eventId}/tables/text`, {
    text: `${guest.name} ${guest.phone}`,
    kind: 'list',
  });
  await product.source.query(
    `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at)
     values ($1::uuid, $2, 'x', $1::text, '5846', 'visa', '1239', true, now())`,
    [newId(), host.user.id],
  );
  await ask(
    host,
    'POST',
    '/v1/whatsapp/send-invites',
    { eventId, rsvpIds: [rsvpId], templateName: 'rsvp_invite_wedding', consent: true },
    newId(),
  );
  await product.call('POST', `/v1/events/event-rsvps/${eventId}/guest/link`, {
    body: { phone: guest.phone },
  });
  await chat(host, eventId, rsvpId);
  return { eventId, rsvpId };
};

/** Creates every kind of personal data of one person, through the API where a call exists. */
const liveFully = async (): Promise<Person> => {
  const person = await product.signUp(shula.phone);
  const colleague = await product.signUp('0521110031');
  await confirm(person);
  await confirm(colleague);
  await ask(person, 'PATCH', '/api/auth/me', {
    firstName: shula.first,
    lastName: shula.last,
    email: shula.email,
  });
  await confirm(person);
  await ask(person, 'PUT', '/api/auth/password', { password: 'olives and lemons' });
  await celebration(person);
  await product.source.query('update payments.cards set nickname = $2 where user_id = $1', [
    person.user.id,
    shula.card,
  ]);
  await ask(person, 'POST', '/v1/partners', {
    partnerUsername: 'shula-kitchen',
    email: shula.email,
    ...profile,
  });
  await ask(person, 'PUT', '/v1/partners/shula-kitchen', {
    ...profile,
    description: `${shula.first} מבשלת`,
    about: `${shula.first} ${shula.last}`,
    links: { instagram: 'https://instagram.com/shula.zehavianovic' },
    externalMedia: {},
    settings: { isPublic: false },
    cancellationPolicy: [],
  });
  await upload(person, '/v1/partners/shula-kitchen/pictures?kind=gallery');
  // The colleague's store, its crew invitation for her phone, and the record kept of that request.
  await ask(colleague, 'POST', '/v1/partners', {
    partnerUsername: 'other-kitchen',
    ...profile,
    businessName: 'אחר',
    businessPhone: '0521110031',
    businessLocation: { ...profile.businessLocation, address: 'הנמל 1' },
  });
  await confirm(colleague);
  await ask(
    colleague,
    'POST',
    '/v1/partners/other-kitchen/crew',
    { phoneNumber: shula.phone, role: 'Member' },
    newId(),
  );
  const asked = await askBusinesses(product, person, colleague, {
    text: `${shula.asked} ${shula.phone}`,
    name: shula.first,
  });
  await upload(person, `/v1/conversations/${asked}/pictures`);
  await bookByPhone(product, { person, colleague }, { shula, guest });
  await anOrderThatIsOver(product.source, person.user.id, shula);
  await product.jobs.drain();
  return person;
};

describe('an account that was deleted', () => {
  it('leaves nothing of the person in the database, in Redis or in files, a month later not of the guests either', async () => {
    const person = await liveFully();
    // A search without traces proves erasure only if there were traces before it.
    const before = await traces(hers);
    expect(before.database.length).toBeGreaterThan(10);
    expect((await traces(theGuests)).database.length).toBeGreaterThan(3);
    expect((await filesIn(product.config.settings.FILES_DIR)).length).toBeGreaterThan(2);

    const favourites = () =>
      product.source.query('select 1 from stores.favourites where user_id = $1', [person.user.id]);
    expect(await favourites()).toHaveLength(1);

    await confirm(person);
    await ask(person, 'DELETE', '/api/auth/me');
    await passTo(0);
    expect(await favourites()).toEqual([]);
    await passTo(40 * DAY_MS);
    expect(await traces([...hers, ...theGuests])).toEqual(NONE);
    // A picture cannot be searched for words; all stored files are hers.
    expect(await filesIn(product.config.settings.FILES_DIR)).toEqual([]);
  }, 120_000);
});

describe('a guest', () => {
  /** A pasted list that was never confirmed lives a day. */
  const UNCONFIRMED = /^rsvp\.table_uploads\./;

  it('whom the host deleted leaves nothing once that cannot be undone', async () => {
    await passTo(0);
    const host = await product.signUp('0521110051');
    const { eventId, rsvpId } = await celebration(host);
    await product.jobs.drain();
    expect((await traces(theGuests)).database.length).toBeGreaterThan(3);
    await ask(host, 'POST', `/v1/events/rsvps/${eventId}/delete`, { rsvpIds: [rsvpId] });
    await passTo(HOUR_MS);
    expect((await traces(theGuests)).database.filter((place) => !UNCONFIRMED.test(place))).toEqual([]);
    await passTo(3 * DAY_MS);
    expect(await traces(theGuests)).toEqual(NONE);
  }, 120_000);

  it('leaves nothing a year after the event', async () => {
    await passTo(0);
    await celebration(await product.signUp('0521110052'));
    await product.jobs.drain();
    await passTo(62 * DAY_MS);
    expect((await traces(theGuests)).database).not.toEqual([]);
    await passTo(430 * DAY_MS);
    expect(await traces(theGuests)).toEqual(NONE);
  }, 120_000);
});
