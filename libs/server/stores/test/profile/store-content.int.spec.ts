import type { PartnerProfile } from '@smachot/contracts';
import { anEditedProfile } from '../../src/testing/a-store';
import { type StoresApp, storesApp } from '../stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person();
});
afterAll(() => app.close());

const edit = (partner: string, form: Parameters<typeof anEditedProfile>[0] = {}) =>
  app.call<PartnerProfile & { fields: object }>('PUT', `/v1/partners/${partner}`, {
    as: owner,
    body: anEditedProfile(form),
  });

describe('what a store says of its kitchen and its rules', () => {
  it('says who certifies the kitchen, until when, and what else counts, in two languages', async () => {
    const { partnerUsername: store } = (await app.publicStore(owner)).store;
    const said = {
      kashrut: { certificate: 'badatz', badatz: 'beit-yosef', until: '2027-09-11' },
      policies: 'בלי קונפטי',
      translations: { en: { description: 'Home catering', about: '', policies: 'No confetti' } },
    } as const;
    const { status } = await edit(store, said);
    expect(status).toBe(200);
    // an older client omits the field: it stays
    await edit(store, {});
    const { body } = await app.call<PartnerProfile>('GET', `/v1/partners/${store}`);
    expect(body).toMatchObject({ ...said, kashrut: { ...said.kashrut, checked: false }, language: 'he' });
    const [row] = await app.source.query(
      `select kashrut_certificate, kashrut_until::text from stores.stores where username = $1`,
      [store],
    );
    expect(row).toEqual({ kashrut_certificate: 'badatz', kashrut_until: '2027-09-11' });
  });

  it('does not let an owner say that the certificate was checked', async () => {
    const { partnerUsername: store } = (await app.publicStore(owner)).store;
    const kashrut = { certificate: 'rabbinate', until: '2027-09-11', checked: true };
    await edit(store, { kashrut } as never);
    const { body } = await app.call<PartnerProfile>('GET', `/v1/partners/${store}`);
    expect(body.kashrut).toEqual({
      certificate: 'rabbinate',
      badatz: null,
      until: '2027-09-11',
      checked: false,
    });
  });

  it.each([
    [{ kashrut: { certificate: 'mehadrin' } }, 'kashrut.until'],
    [{ kashrut: { certificate: 'badatz', until: '2027-09-11' } }, 'kashrut.badatz'],
    [{ kashrut: { certificate: 'rabbinate', until: '2027-02-30' } }, 'kashrut.until'],
  ])('refuses %p by its field', async (form, field) => {
    const { partnerUsername } = await app.store(owner);
    const { status, body } = await edit(partnerUsername, {
      settings: { isPublic: false },
      ...(form as object),
    });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: [field] });
  });
});
