import {
  type AnswerOf,
  archivePricingUnit,
  createPricingUnit,
  editStore,
  FULL_AT_APPROVAL,
  type InputOf,
  manageStore,
  readStore,
} from '@smachot/contracts';
import type { Host } from './a-host';
import { DEMO_PASSWORD, ofTheDemo } from './of-the-demo';
import { askProduct } from './product';

/** Of the demo data. */
export const JULIE = {
  phone: '+972503456789',
  store: 'savta-julie',
  name: 'המטבח של סבתא ג׳ולי',
  menu: 'תפריט חתונה בשרי',
  menuInEnglish: 'Meat wedding menu',
  password: DEMO_PASSWORD,
} as const;
/** Julie on another device. */
export const theDemoPartner = (): Promise<Host> => ofTheDemo(JULIE.phone);

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

type Edit = InputOf<typeof editStore>['body'];

/** Runs `act` while the demo store is changed so. */
async function withStoreAs(
  change: (store: AnswerOf<typeof manageStore>) => Partial<Edit>,
  back: (store: AnswerOf<typeof manageStore>) => Partial<Edit>,
  act: () => Promise<void>,
): Promise<void> {
  const { tokens } = await theDemoPartner();
  const here = { token: tokens.access_token, params: { partner: JULIE.store } };
  const store = await askProduct(manageStore, here);
  const edit = async (changed: Partial<Edit>) =>
    askProduct(editStore, {
      ...here,
      body: {
        ...store,
        version: (await askProduct(manageStore, here)).version,
        businessPhone: store.businessPhone ?? '',
        delivery: deliveryOf(store),
        settings: { isPublic: store.settings.isPublic },
        ...changed,
      },
    });
  await edit(change(store));
  try {
    await act();
  } finally {
    await edit(back(store));
  }
}

const deliveryOf = ({
  freeWorkingDistance,
  maxWorkingDistance,
  pricePerKm,
  minDeliveryPrice,
}: AnswerOf<typeof manageStore>) => {
  if (
    freeWorkingDistance === null ||
    maxWorkingDistance === null ||
    pricePerKm === null ||
    minDeliveryPrice === null
  )
    throw new Error('the demo store does not travel');
  return { freeWorkingDistance, maxWorkingDistance, pricePerKm, minDeliveryPrice };
};

const DEARER = 250;

/** Runs `act` while the store has no free delivery and charges this sum to Tel Aviv. */
export const withDearerDelivery = (act: (more: number) => Promise<void>): Promise<void> =>
  withStoreAs(
    (store) => ({
      delivery: { ...deliveryOf(store), freeWorkingDistance: 0, pricePerKm: 0, minDeliveryPrice: DEARER },
    }),
    (store) => ({ delivery: deliveryOf(store) }),
    () => act(DEARER),
  );

/** Runs `act` while the store takes this part of a price as a deposit, and the rest three days before the event. */
export const withDeposit = (depositPercent: number, act: () => Promise<void>): Promise<void> =>
  withStoreAs(
    () => ({ paymentTerms: { depositPercent, restDaysBefore: 3, cardPayments: 1 } }),
    ({ paymentTerms = FULL_AT_APPROVAL }) => ({ paymentTerms }),
    act,
  );

/** The id of its unit that is priced by proposal. */
export async function theDemoProposalUnit(): Promise<string> {
  const { pricingUnits } = await askProduct(readStore, { params: { partner: JULIE.store } });
  const found = pricingUnits.find(
    (unit) => unit.type === 'simple' && unit.pricingFactor.type === 'personalized',
  );
  if (!found) throw new Error('the demo store proposes nothing');
  return found.pricingUnitId;
}
