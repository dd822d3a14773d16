import { atWallTime, newId } from '@smachot/kernel';
import { CONSENT_VERSION } from '../src/texts/consent-text';
import { ADMIN, type NewslettersApp, newslettersApp, type Shop } from './newsletters-app';

let app: NewslettersApp;
let shop: Shop;

beforeAll(async () => {
  app = await newslettersApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // what an earlier test planned goes now
  await tick();
  app.mails.length = 0;
  shop = await app.store();
});

const linkOf = (place = 0): string => /<(.*)>/.exec(app.mails[place]!.headers!['List-Unsubscribe']!)![1]!;
const tokenOf = (place = 0): string => new URL(linkOf(place)).pathname.split('/').at(-1)!;
const tick = () => app.jobs.tick(app.clock.now());

describe('an agreement', () => {
  it('is explicit, provable and taken back by whoever gave it', async () => {
    const person = await app.person();
    const path = `${shop.path}/updates`;
    const sentence = await app.call<{ text: string; textVersion: string }>('GET', path, person);
    expect(sentence.body).toMatchObject({ agreedAt: null, hasAddress: true, textVersion: CONSENT_VERSION });
    const form = { place: 'order', textVersion: CONSENT_VERSION, agreed: true };
    expect((await app.call('POST', path, person, { ...form, agreed: false })).status).toBe(422);
    expect((await app.call('POST', path, person, { ...form, textVersion: 'old' })).body.code).toBe(
      'newsletter.text_changed',
    );
    await Promise.all([1, 2].map(() => app.call('POST', path, person, form)));
    const kept = await app.source.query<object[]>(
      'select place, text, text_version, mail_key is not null as keyed from newsletters.consents where user_id = $1',
      [person],
    );
    expect(kept).toEqual([
      { place: 'order', text: sentence.body.text, text_version: CONSENT_VERSION, keyed: true },
    ]);
    expect(await app.exported(person)).toMatchObject({ newsletterConsents: [{ place: 'order' }] });

    const mine = `/v1/me/newsletter-consents`;
    const stranger = await app.person();
    await app.call('DELETE', `${mine}/${shop.storeId}`, stranger);
    expect((await app.call('GET', mine, person)).body).toMatchObject({ consents: [{ endedAt: null }] });
    expect((await app.call('DELETE', `${mine}/${shop.storeId}`, person)).status).toBe(204);
    expect((await app.call('GET', mine, person)).body).toMatchObject({
      consents: [{ businessName: 'המטבח', endedAt: expect.any(String) }],
    });
  });

  it('is given to stores on the site alone', async () => {
    await app.source.query('update stores.stores set is_public = false where id = $1', [shop.storeId]);
    expect((await app.call('GET', `${shop.path}/updates`, await app.person())).status).toBe(404);
  });
});

describe('a newsletter', () => {
  it('goes once to everybody who agrees then, says who sends it, and carries the way out', async () => {
    const [first] = [await app.subscriber(shop), await app.subscriber(shop)];
    const left = await app.subscriber(shop);
    const draft = await app.draft(shop);
    expect((await app.schedule(shop, draft)).body).toMatchObject({ status: 'scheduled' });
    await app.call('DELETE', `/v1/me/newsletter-consents/${shop.storeId}`, left);
    for (let turn = 0; turn < 3; turn++) await Promise.all([tick(), tick()]);

    expect(app.mails.map(({ to }) => to)).toHaveLength(2);
    const mail = app.mails.find(({ to }) => to === `${first}@people.example`)!;
    expect(mail.subject).toBe('פרסומת: אביב');
    for (const said of ['המטבח', 'הנמל 1, חיפה', '050-234-5678', linkOf(app.mails.indexOf(mail))])
      expect([mail.text, mail.html]).toEqual([expect.stringContaining(said), expect.stringContaining(said)]);
    expect(mail.html).toMatch(/<a href="https?:\/\/[^"]+\/partner\/x">.*&lt;b&gt;/);
    expect(mail.html).not.toMatch(/<img|<b>/);
    expect(mail.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await app.read(shop, draft)).toMatchObject({
      status: 'sent',
      progress: { recipients: 2, sent: 2, waiting: 0 },
    });
    expect((await app.move(shop, draft, 'cancel')).body.code).toBe('lifecycle.illegal_move');
  });

  it('waits for the end of night and Shabbat, also when its hour is given', async () => {
    await app.subscriber(shop);
    const draft = await app.draft(shop);
    const planned = await app.schedule(shop, draft, atWallTime('2027-04-10', '12:00').toISOString());
    // Shabbat ends at 19:44, on the eve of nothing
    expect(planned.body.sendAt! > atWallTime('2027-04-10', '19:00').toISOString()).toBe(true);
    await tick();
    await app.jobs.tick(atWallTime('2027-04-10', '23:00'));
    expect(app.mails).toHaveLength(0);
    await app.jobs.tick(atWallTime('2027-04-11', '09:00'));
    expect(app.mails).toHaveLength(1);
  });

  it('is limited by the plan, one a day, and needs readers', async () => {
    const [one, two] = [await app.draft(shop), await app.draft(shop)];
    expect((await app.schedule(shop, one)).body.code).toBe('newsletter.nobody');
    await app.subscriber(shop);
    app.choosePlan(shop.storeId, 'basic-plan');
    expect((await app.schedule(shop, one)).body.code).toBe('plan.newsletters.iron_swords');
    app.choosePlan(shop.storeId, 'iron-swords-plan');
    const both = await Promise.all([app.schedule(shop, one), app.schedule(shop, two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    app.choosePlan(shop.storeId, 'plus-plan');
    const other = both[0].status === 200 ? two : one;
    expect((await app.schedule(shop, other)).body.code).toBe('newsletter.one_a_day');
    expect((await app.schedule(shop, other, '2020-01-01')).body.code).toBe('newsletter.past');
    expect((await app.schedule(shop, other, '2027-04-08 12:00')).status).toBe(200);
  });

  it('is paused, goes on, and what was cancelled never goes', async () => {
    for (let count = 0; count < 21; count++) await app.subscriber(shop);
    const draft = await app.draft(shop);
    await app.schedule(shop, draft);
    await tick();
    expect(app.mails).toHaveLength(20);
    expect((await app.move(shop, draft, 'pause')).body.status).toBe('paused');
    await tick();
    expect(app.mails).toHaveLength(20);
    expect((await app.move(shop, draft, 'resume')).body.status).toBe('sending');
    expect((await app.move(shop, draft, 'cancel')).body.progress).toMatchObject({ sent: 20, waiting: 0 });
    await tick();
    expect(app.mails).toHaveLength(20);
  });

  it('waits for another day when one began, and is paused when the plan allows fewer by then', async () => {
    await app.subscriber(shop);
    const drafts = [await app.draft(shop), await app.draft(shop)];
    await app.schedule(shop, drafts[0]!);
    await app.schedule(shop, drafts[1]!, '2027-04-08 12:00');
    // both hours have passed at once, as after an outage
    const due = `update newsletters.newsletters set send_at = $2 where store_id = $1`;
    await app.source.query(due, [shop.storeId, app.clock.now()]);
    await tick();
    await tick();
    const all = () => Promise.all(drafts.map((one) => app.read(shop, one)));
    expect((await all()).map(({ status }) => status).sort()).toEqual(['scheduled', 'sent']);
    app.choosePlan(shop.storeId, 'iron-swords-plan');
    await app.jobs.tick(atWallTime('2027-04-11', '10:00'));
    const paused = (await all()).find(({ status }) => status === 'paused')!;
    expect((await app.move(shop, paused, 'resume')).body.code).toBe('plan.newsletters.plus');
  });

  it('sends no more in a day after a pause than without one', async () => {
    await app.subscriber(shop);
    const draft = await app.draft(shop);
    await app.schedule(shop, draft);
    await tick();
    const { newsletterId } = draft;
    await app.repeat('mails', { newsletter_id: newsletterId }, 1000, { user_id: null });
    await app.source.query(
      `update newsletters.mails set state = 'wanted' where newsletter_id = $1 and user_id is not null`,
      [newsletterId],
    );
    await app.source.query(`update newsletters.newsletters set status = 'paused' where id = $1`, [
      newsletterId,
    ]);
    await app.move(shop, draft, 'resume');
    await tick();
    expect(await app.read(shop, draft)).toMatchObject({ status: 'sending', progress: { waiting: 1 } });
  });

  it('fills no table by being cancelled, nor by agreeing again and again', async () => {
    const draft = await app.draft(shop);
    await app.move(shop, draft, 'cancel');
    await app.repeat('newsletters', { id: draft.newsletterId }, 49);
    const made = await app.call('POST', `${shop.path}/newsletters`, shop.owner, { subject: 'א', body: 'ב' });
    expect(made.body.code).toBe('request.too_many');
    const person = await app.subscriber(shop);
    await app.repeat('consents', { user_id: person }, 29, { ended_at: app.clock.now() });
    const form = { place: 'order', textVersion: CONSENT_VERSION, agreed: true };
    expect((await app.call('POST', `${shop.path}/updates`, person, form)).body.code).toBe('request.too_many');
  });

  it('is not sent by a store that was taken off the site', async () => {
    await app.subscriber(shop);
    const draft = await app.draft(shop);
    await app.schedule(shop, draft);
    await app.source.query(`update stores.stores set suspension = '{}' where id = $1`, [shop.storeId]);
    await tick();
    expect(app.mails).toHaveLength(0);
    expect(await app.read(shop, draft)).toMatchObject({ status: 'paused' });
    const test = `${shop.path}/newsletters/${draft.newsletterId}/test`;
    expect((await app.call('POST', test, shop.owner)).body.code).toBe('newsletter.hidden');
  });

  it('is tried on whoever writes it, and changed while it is a draft', async () => {
    const draft = await app.draft(shop);
    const at = `${shop.path}/newsletters/${draft.newsletterId}`;
    const text = { subject: 'קיץ', body: 'http://x.example', version: draft.version };
    expect((await app.call('PUT', at, shop.owner, text)).body.code).toBe('newsletter.link');
    expect((await app.call('PUT', at, shop.owner, { ...text, body: 'חדש' })).status).toBe(200);
    expect((await app.call('PUT', at, shop.owner, { ...text, body: 'ישן' })).body.code).toBe(
      'conflict.version',
    );
    expect((await app.call('POST', `${at}/test`, shop.owner)).body).toEqual({
      to: `${shop.owner}@people.example`,
    });
    expect(app.mails).toMatchObject([{ subject: 'פרסומת: קיץ' }]);
    expect(app.mails[0]!.headers).toBeUndefined();
    const other = await app.store();
    expect(
      (await app.call('GET', `${other.path}/newsletters/${draft.newsletterId}`, other.owner)).status,
    ).toBe(404);
  });
});

describe('the way out', () => {
  beforeEach(async () => {
    await app.subscriber(shop);
    await app.schedule(shop, await app.draft(shop));
    await tick();
  });
  const read = (token: string) => app.call<{ ended: boolean }>('GET', `/v1/newsletter-links/${token}`);

  it('is a page that changes nothing by itself, a button, and the button of a mail program', async () => {
    expect((await read(tokenOf())).body).toEqual({ businessName: 'המטבח', ended: false });
    expect((await read(tokenOf())).body.ended).toBe(false);
    expect(await app.oneClick(linkOf())).toBe(204);
    expect(await app.oneClick(linkOf())).toBe(204);
    expect((await read(tokenOf())).body.ended).toBe(true);
    expect((await read(`${newId()}.${tokenOf().split('.')[1]}`)).status).toBe(404);
    expect((await read(tokenOf().slice(0, -1))).status).toBe(404);
  });

  it('stops a store that too many people leave, until an admin looked', async () => {
    const many = await app.store();
    for (let count = 0; count < 3; count++) await app.subscriber(many);
    const draft = await app.draft(many);
    await app.schedule(many, draft);
    app.mails.length = 0;
    await tick();
    for (let place = 0; place < 3; place++) {
      const url = `/v1/newsletter-links/${tokenOf(place)}`;
      expect((await app.call('POST', url, undefined, { complaint: true })).status).toBe(204);
    }
    const next = await app.draft(many);
    expect((await app.schedule(many, next, '2027-04-08 12:00')).body.code).toBe('newsletter.stopped');
    const stops = await app.call<{ stops: object[] }>('GET', '/admin/api/newsletter-stops', ADMIN);
    expect(stops.body.stops).toMatchObject([{ partnerId: many.storeId, sent: 3, complaints: 3 }]);
    const release = `/admin/api/newsletter-stops/${many.storeId}/release`;
    expect((await app.call('POST', release, many.owner, { reason: 'נבדק היטב' })).status).toBe(404);
    expect((await app.call('POST', release, ADMIN, { reason: 'נבדק היטב' })).status).toBe(204);
    // nor does a repeated complaint stop it again
    await app.call('POST', `/v1/newsletter-links/${tokenOf()}`, undefined, { complaint: true });
    expect((await app.schedule(many, next, '2027-04-08 12:00')).body.code).toBe('newsletter.nobody');
  });

  it('of an erased account leaves a proof that names nobody', async () => {
    const [{ id }] = await app.source.query<[{ id: string }]>(
      'select user_id as id from newsletters.consents where store_id = $1',
      [shop.storeId],
    );
    await app.emit('newsletters.forget_person', { userId: id });
    const left = await app.source.query<object[]>(
      `select user_id, ended_by, mail_key is not null as keyed from newsletters.consents where store_id = $1`,
      [shop.storeId],
    );
    expect(left).toEqual([{ user_id: null, ended_by: 'erased', keyed: true }]);
    expect(await app.source.query('select 1 from newsletters.mails where user_id = $1', [id])).toEqual([]);
    await app.emit('newsletters.forget_store', { storeId: shop.storeId });
    expect(
      await app.source.query('select 1 from newsletters.newsletters where store_id = $1', [shop.storeId]),
    ).toEqual([]);
  });
});
