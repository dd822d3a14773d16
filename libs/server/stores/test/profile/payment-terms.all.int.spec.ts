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

it('a store says how it wants to be paid, within what the product offers', async () => {
  const { partnerUsername } = await app.store(owner);
  const hidden = { settings: { isPublic: false } };
  const terms = { depositPercent: 30, restDaysBefore: 14, cardPayments: 6 };
  const usual = { depositPercent: 0, restDaysBefore: 14, cardPayments: 1 };
  expect((await edit(partnerUsername, hidden)).body.paymentTerms).toEqual(usual);
  expect((await edit(partnerUsername, { ...hidden, paymentTerms: terms })).body.paymentTerms).toEqual(terms);
  // absent: stays as it is
  expect((await edit(partnerUsername, hidden)).body.paymentTerms).toEqual(terms);
  const wrong = [
    { depositPercent: 5 },
    { depositPercent: 51 },
    { depositPercent: 12.5 },
    { restDaysBefore: 0 },
    { restDaysBefore: 61 },
    { cardPayments: 0 },
    { cardPayments: 13 },
  ];
  for (const change of wrong)
    expect(await edit(partnerUsername, { ...hidden, paymentTerms: { ...terms, ...change } })).toMatchObject({
      status: 422,
      body: { fields: { [`paymentTerms.${Object.keys(change)[0]!}`]: expect.anything() as string } },
    });
});
