import {
  archivePricingUnit,
  createPricingUnit,
  editStore,
  manageStore,
  readStore,
  requestCode,
  signInWithPassword,
  type Tokens,
  verifyCode,
} from '@smachot/contracts';
import type { Host } from './a-host';
import { setFirstPassword } from './a-password';
import { askProduct } from './product';
import { outside } from './sandbox';

/** Of the demo data. */
export const JULIE = {
  phone: '+972503456789',
  store: 'savta-julie',
  name: 'המטבח של סבתא ג׳ולי',
  menu: 'תפריט חתונה בשרי',
  menuInEnglish: 'Meat wedding menu',
  password: 'a long enough password',
} as const;
const { phone, password } = JULIE;

async function byCode(): Promise<Tokens> {
  const known = (await outside.codesTo(phone)).length;
  const { challengeId } = await askProduct(requestCode, { body: { phone } });
  const code = await outside.codeFor(phone, known + 1);
  const verified = await askProduct(verifyCode, { body: { challengeId, code } });
  if (verified.next !== 'signed_in') throw new Error('the demo data has no partner');
  return verified.tokens;
}

/** Julie on another device; by password after the first time, because codes are not sent often. */
export async function theDemoPartner(): Promise<Host> {
  const withPassword = () => askProduct(signInWithPassword, { body: { phone, password } });
  const known = await withPassword().catch(() => undefined);
  if (known) return { phone, tokens: known.tokens };
  const tokens = await byCode();
  await setFirstPassword({ phone, tokens }, password);
  return { phone, tokens: (await withPassword()).tokens };
}

/** The id of its menu that is composed. */
export async function theDemoMenu(): Promise<string> {
  const { pricingUnits } = await askProduct(readStore, { params: { partner: JULIE.store } });
  const menu = pricingUnits.find(({ name }) => name === JULIE.menu);
  if (!menu) throw new Error('the demo store sells something else');
  return menu.pricingUnitId;
}

/** Adds one more public unit at one price for the duration of a test: changes to it affect no other test. */
export async function withOneMoreOffer(
  name: string,
  price: number,
  act: (pricingUnitId: string) => Promise<void>,
): Promise<void> {
  const { tokens } = await theDemoPartner();
  const token = tokens.access_token;
  const { pricingUnitId } = await askProduct(createPricingUnit, {
    token,
    params: { partner: JULIE.store },
    body: {
      ...{ type: 'simple', name, summary: name, description: name, visibility: 'unlisted' },
      pricingFactor: { type: 'no_participants', price },
    },
  });
  try {
    await act(pricingUnitId);
  } finally {
    await askProduct(archivePricingUnit, { token, params: { pricingUnitId } });
  }
}

const DEARER = 250;

/** Runs `act` while the store has no free delivery and charges this sum to Tel Aviv. */
export async function withDearerDelivery(act: (more: number) => Promise<void>): Promise<void> {
  const { tokens } = await theDemoPartner();
  const here = { token: tokens.access_token, params: { partner: JULIE.store } };
  const store = await askProduct(manageStore, here);
  const { freeWorkingDistance, maxWorkingDistance, pricePerKm, minDeliveryPrice } = store;
  if (
    freeWorkingDistance === null ||
    maxWorkingDistance === null ||
    pricePerKm === null ||
    minDeliveryPrice === null
  )
    throw new Error('the demo store does not travel');
  const terms = { freeWorkingDistance, maxWorkingDistance, pricePerKm, minDeliveryPrice };
  const edit = (delivery: typeof terms) =>
    askProduct(editStore, {
      ...here,
      body: {
        ...store,
        businessPhone: store.businessPhone ?? '',
        delivery,
        settings: { isPublic: store.settings.isPublic },
      },
    });
  await edit({ ...terms, freeWorkingDistance: 0, pricePerKm: 0, minDeliveryPrice: DEARER });
  try {
    await act(DEARER);
  } finally {
    await edit(terms);
  }
}
