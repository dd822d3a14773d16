import type {
  AnswerOf,
  BusinessDocument,
  KashrutCase,
  listBusinessDocuments,
  PartnerProfile,
} from '@smachot/contracts';
import { addDays, wallTime } from '@smachot/kernel';
import { refuseRows, TUESDAY } from '@smachot/server-testing';
import { ADMIN, OTHER_ADMIN, PDF, type VerificationApp, verificationApp } from './verification-app';

let app: VerificationApp;
beforeAll(async () => {
  app = await verificationApp({ previews: false });
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app?.close());

const day = (count: number) => addDays(wallTime(TUESDAY).day, count);
const UNTIL = day(100);
const reason = 'התעודה תואמת להצהרה';
type Problem = { code: string };

const path = (store: { partnerUsername: string }, kind = '') =>
  `/v1/partners/${store.partnerUsername}/documents${kind && `/${kind}`}`;
const save = async (store: { owner: string; partnerUsername: string }, kind: string, more: object = {}) => {
  const { documentId } = (await app.upload(store.owner)).body;
  const body = { documentId, ...more };
  return app.call<BusinessDocument & Problem>('PUT', path(store, kind), { as: store.owner, body });
};
/** The owner states a certificate in the profile. */
const state = async (store: { owner: string; partnerId: string }, until = UNTIL) => {
  await app.source.query(
    `update stores.stores set kashrut_certificate = 'rabbinate', kashrut_until = $2, is_public = true where id = $1`,
    [store.partnerId, until],
  );
};
const certified = async () => {
  const store = await app.store();
  await state(store);
  const { body, status, text } = await save(store, 'kashrut');
  if (status !== 200) throw new Error(text);
  return { ...store, document: body };
};
const decide = (id: string, decision: string, version: number, as = ADMIN) =>
  app.call<KashrutCase & Problem>('POST', `/admin/api/kashrut-certificates/${id}/decision`, {
    as,
    body: { decision, version, reason },
  });
const shown = async ({ partnerUsername }: { partnerUsername: string }) => {
  await app.jobs.drain();
  return (await app.call<PartnerProfile>('GET', `/v1/partners/${partnerUsername}`)).body.kashrut;
};
const told = async (storeId: string, kind: string) =>
  (await app.told('notifications.deliver', kind)).filter(({ href }) => String(href).includes(storeId));

describe('insurance and licence', () => {
  it('are filed with an end, replaced, opened for a minute, and taken away', async () => {
    const store = await app.store();
    const filed = await save(store, 'insurance', { validUntil: UNTIL });
    expect(filed.body).toMatchObject({ kind: 'insurance', status: 'filed', ended: false, validUntil: UNTIL });
    await save(store, 'insurance', { validUntil: day(200) });
    const list = await app.call<AnswerOf<typeof listBusinessDocuments>>('GET', path(store), {
      as: store.owner,
    });
    expect(list.body.documents).toMatchObject([{ version: 2, validUntil: day(200) }]);
    const file = await app.call<{ presigned_url: string }>('GET', `${path(store, 'insurance')}/file`, {
      as: store.owner,
    });
    const opened = await app.call('GET', file.body.presigned_url);
    expect([opened.status, opened.text.length]).toEqual([200, PDF.toString().length]);
    const gone = await app.call('DELETE', path(store, 'insurance'), { as: store.owner });
    expect(gone.status).toBe(204);
    const [{ unused }]: [{ unused: number }] = await app.source.query(
      `select count(*)::int as unused from verification.documents where uploader_id = $1 and unused_since is not null`,
      [store.owner],
    );
    expect(unused).toBe(2);
  });

  it('are refused without an end, over, of another’s upload, and to everybody else', async () => {
    const [store, other] = [await app.store(), await app.store()];
    expect((await save(store, 'licence')).body.code).toBe('request.invalid');
    expect((await save(store, 'licence', { validUntil: day(-1) })).body.code).toBe('document.ended');
    const { documentId } = (await app.upload(other.owner)).body;
    const stolen = { as: store.owner, body: { documentId, validUntil: UNTIL } };
    expect((await app.call<Problem>('PUT', path(store, 'licence'), stolen)).body.code).toBe(
      'document.not_uploaded',
    );
    await save(store, 'licence', { validUntil: UNTIL });
    for (const each of [path(store), `${path(store, 'licence')}/file`])
      expect((await app.call('GET', each, { as: other.owner })).status).toBe(404);
  });

  it('are reminded of 30 and 7 days before the end, and when it was over, once each', async () => {
    const store = await app.store();
    await save(store, 'insurance', { validUntil: UNTIL });
    for (const count of [70, 71, 93, 101, 120]) await app.tick(new Date(`${day(count)}T10:00:00Z`));
    const kinds = [
      ...(await told(store.partnerUsername, 'business_document_ending')),
      ...(await told(store.partnerUsername, 'business_document_ended')),
    ].map(({ kind }) => kind);
    expect(kinds).toEqual([
      'business_document_ending',
      'business_document_ending',
      'business_document_ended',
    ]);
  });

  it('are reminded of although the document of another business cannot be', async () => {
    const [broken, store] = [await app.store(), await app.store()];
    for (const each of [broken, store]) await save(each, 'insurance', { validUntil: UNTIL });
    const mend = await refuseRows(
      app.source,
      'verification.business_documents',
      `new.store_id = '${broken.partnerId}'`,
    );
    const ending = async ({ partnerUsername }: { partnerUsername: string }) =>
      (await told(partnerUsername, 'business_document_ending')).length;
    const tick = () => app.tick(new Date(`${day(70)}T10:00:00Z`));
    await expect(tick()).rejects.toThrow(/^1 of/);
    expect([await ending(broken), await ending(store)]).toEqual([0, 1]);
    await mend();
    await tick();
    expect([await ending(broken), await ending(store)]).toEqual([1, 1]);
  });
});

describe('a certificate of kashrut', () => {
  it('needs a statement, and is shown as checked only when an admin found it so', async () => {
    const unstated = await app.store();
    expect((await save(unstated, 'kashrut')).body.code).toBe('document.kashrut_unstated');
    const store = await certified();
    const { id, version } = store.document;
    expect(store.document).toMatchObject({ status: 'in_process', validUntil: UNTIL });
    expect(await shown(store)).toMatchObject({ certificate: 'rabbinate', checked: false });
    const decided = await decide(id, 'verify', version);
    expect(decided.body).toMatchObject({ status: 'verified', business: { partnerId: store.partnerId } });
    expect(await shown(store)).toMatchObject({ checked: true, until: UNTIL });
    expect(await told(store.partnerUsername, 'kashrut_verified')).toHaveLength(1);
    // another admin's late decision, and a statement of another certificate
    expect((await decide(id, 'reject', version, OTHER_ADMIN)).body.code).toBe('document.decided');
    await state(store, day(300));
    expect(await shown(store)).toMatchObject({ checked: false });
  });

  it('that was rejected, replaced or taken away is not shown as checked, nor found by kashrut', async () => {
    const store = await certified();
    await decide(store.document.id, 'verify', 1);
    const rejected = await decide(store.document.id, 'reject', 2);
    expect(rejected.body).toMatchObject({ status: 'rejected', rejectionReason: reason });
    expect(await shown(store)).toMatchObject({ certificate: 'rabbinate', checked: false });
    const replaced = await save(store, 'kashrut');
    expect(replaced.body).toMatchObject({ status: 'in_process', rejectionReason: null, version: 4 });
    await decide(store.document.id, 'verify', 4);
    expect(await shown(store)).toMatchObject({ checked: true });
    await app.call('DELETE', path(store, 'kashrut'), { as: store.owner });
    expect(await shown(store)).toMatchObject({ checked: false });
  });

  it('is decided once by two admins at once, and not after its last day', async () => {
    const store = await certified();
    const both = await Promise.all(
      ['verify', 'reject'].map((decision) => decide(store.document.id, decision, 1)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await certified();
    app.clock.moveTo(new Date(`${day(101)}T10:00:00Z`));
    expect((await decide(late.document.id, 'verify', 1)).body.code).toBe('document.ended');
  });
});

describe('the papers that a store lacks', () => {
  it('are bank details until some were given that nobody rejected', async () => {
    const store = await app.store();
    expect(await app.missing(store.partnerId)).toEqual(['bank']);
    const given = await app.submitted();
    expect(await app.missing(given.partnerId)).toEqual([]);
    await app.decide(given.details.id, {
      verification_status: 'rejected',
      notes: 'document_unreadable',
    });
    expect(await app.missing(given.partnerId)).toEqual(['bank']);
  });

  it('are the document of a stated certificate: of exactly that one, in force, and not rejected', async () => {
    const store = await app.submitted();
    const lacks = () => app.missing(store.partnerId);
    await state(store);
    expect(await lacks()).toEqual(['kashrut']);
    const { body } = await save(store, 'kashrut');
    expect(await lacks()).toEqual([]);
    await decide(body.id, 'reject', 1);
    expect(await lacks()).toEqual(['kashrut']);
    await save(store, 'kashrut');
    expect(await lacks()).toEqual([]);
    await state(store, day(300));
    expect(await lacks()).toEqual(['kashrut']);
    await state(store);
    app.clock.moveTo(new Date(`${day(101)}T10:00:00Z`));
    expect(await lacks()).toEqual(['kashrut']);
  });
});
