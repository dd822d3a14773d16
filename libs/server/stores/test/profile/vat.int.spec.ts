import type { PartnerProfile } from '@smachot/contracts';
import { HOUR_MS, newId } from '@smachot/kernel';
import { VatOf } from '../../src';
import { anEditedProfile } from '../../src/testing/a-store';
import { ForgetPartner } from '../../src/use-cases/stores/forget-partner';
import { type StoresApp, storesApp } from '../stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person();
});
afterAll(() => app?.close());

const edit = (partner: string, form: Parameters<typeof anEditedProfile>[0] = {}, as = owner) =>
  app.call<PartnerProfile & { code: string }>('PUT', `/v1/partners/${partner}`, {
    as,
    body: anEditedProfile(form),
  });

describe('what it is to the tax authority', () => {
  const licensed = { status: 'licensed', number: '123456782' } as const;
  it('is its crew’s to see, kept until it says otherwise, and told as it was at a moment', async () => {
    const { store } = await app.publicStore(owner);
    const { partnerUsername, partnerId } = store;
    const at = () => app.queries.execute(new VatOf(partnerId, app.clock.now()));
    expect([store.vat, await at()]).toEqual([null, null]);
    expect((await edit(partnerUsername, { vat: licensed })).body.vat).toEqual(licensed);
    expect((await edit(partnerUsername, {})).body.vat).toEqual(licensed);
    const shown = await app.call<PartnerProfile>('GET', `/v1/partners/${partnerUsername}`);
    expect([shown.status, shown.text.includes('123456782')]).toEqual([200, false]);
    const before = app.clock.now();
    app.clock.moveTo(new Date(before.getTime() + HOUR_MS));
    const exempt = { status: 'exempt', number: '123456789' } as const;
    expect((await edit(partnerUsername, { vat: exempt })).body.vat).toEqual(exempt);
    expect(await at()).toEqual(exempt);
    expect(await app.queries.execute(new VatOf(partnerId, before))).toEqual(licensed);
    // paid before any statement: the first one counts
    expect(await app.queries.execute(new VatOf(partnerId, new Date('2020-01-01')))).toEqual(licensed);
    expect((await edit(partnerUsername, { vat: null })).body.vat).toBeNull();
    expect(await at()).toBeNull();
    app.clock.moveTo(before);
  });

  it('needs nine digits', async () => {
    const { store } = await app.publicStore(owner);
    for (const number of ['12345678', '1234567890', 'abc', '']) {
      const { status, body } = await edit(store.partnerUsername, { vat: { status: 'company', number } });
      expect([status, body.code]).toEqual([422, 'request.invalid']);
    }
  });

  it('loses a person’s number with the person', async () => {
    const leaving = await app.person();
    const { store } = await app.publicStore(leaving);
    await edit(store.partnerUsername, { vat: licensed }, leaving);
    const delivery = { id: newId(), job: 'stores.forget_partner', attempt: 1 } as const;
    await app.source.query(
      `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, $2, '{}', now())`,
      [delivery.id, delivery.job],
    );
    await app.commands.execute(new ForgetPartner(leaving, undefined, delivery));
    expect(await app.queries.execute(new VatOf(store.partnerId, app.clock.now()))).toEqual({
      status: 'licensed',
      number: '',
    });
  });
});
