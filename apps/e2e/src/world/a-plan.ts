import {
  choosePlan,
  createAnyCoupon,
  createPricingUnit,
  listCards,
  listPlans,
  makeDefaultCard,
  manageStore,
  type StoreId,
  storeSubscription,
  type StoreSubscription,
} from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import type { NewStore } from './a-new-store';
import { secondAdmin } from './an-admin';
import { lastFour, type TestCard } from './cards';
import { aCard } from './an-event';
import { askProduct } from './product';
import { until } from './sandbox';

/** A coupon of the platform that takes this off the first period of any plan. */
export async function aPlanCoupon(code: string, percent: number): Promise<void> {
  await askProduct(createAnyCoupon, {
    token: await secondAdmin.token(),
    body: {
      ...{ partnerId: null, code, discountType: 'Percentage', discount: percent, appliesTo: 'All' },
      reason: 'Welcome to new stores',
    },
  });
}

export const offerName = (number: number): string => `מגש ${number}`;

/** Offers of a store with these numbers, that are not listed. */
export async function someOffers(
  { owner, partnerUsername }: NewStore,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    const name = offerName(number);
    await askProduct(createPricingUnit, {
      token: owner.tokens.access_token,
      params: { partner: partnerUsername },
      body: {
        ...{ type: 'simple', name, summary: name, description: name, visibility: 'unlisted' },
        pricingFactor: { type: 'no_participants', price: 100 + number },
      },
    });
  }
}

/** Another card of this owner, which pays from now on. */
export async function paysWith({ owner }: NewStore, card: TestCard): Promise<void> {
  await aCard(owner, card);
  const token = owner.tokens.access_token;
  const { cards } = await askProduct(listCards, { token });
  const added = cards.find(({ lastFourDigits }) => lastFourDigits === lastFour(card));
  if (!added) throw new Error('the card is not stored');
  await askProduct(makeDefaultCard, { token, params: { cardId: added._id } });
}

async function storeIdOf({ owner, partnerUsername }: NewStore): Promise<StoreId> {
  const token = owner.tokens.access_token;
  return (await askProduct(manageStore, { token, params: { partner: partnerUsername } })).partnerId;
}

export async function subscriptionOf(store: NewStore): Promise<StoreSubscription> {
  const partnerId = await storeIdOf(store);
  return askProduct(storeSubscription, { token: store.owner.tokens.access_token, params: { partnerId } });
}

/** Plus+ by the month, paid when this answers. */
export async function onPlusPlan(store: NewStore): Promise<void> {
  const { plans, termsVersion } = await askProduct(listPlans, {});
  const plan = plans.find(({ id }) => id === 'plus-plan')!;
  await askProduct(choosePlan, {
    token: store.owner.tokens.access_token,
    body: {
      ...{ partnerId: await storeIdOf(store), planId: plan.id, billing: 'monthly', termsVersion },
      due: plan.monthly.breakdown.total,
    },
  });
  await until('a paid plan', async () =>
    (await subscriptionOf(store)).phase === 'active' ? true : undefined,
  );
}

/** The first day after the paid period. */
export async function endOfPeriod(store: NewStore): Promise<string> {
  const { endDate } = await subscriptionOf(store);
  if (!endDate) throw new Error('the store has no paid plan');
  return wallTime(new Date(endDate)).day;
}
