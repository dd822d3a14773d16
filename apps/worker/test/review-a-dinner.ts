import { newId } from '@smachot/kernel';
import { ask, uploadPicture } from './person-calls';
import type { Person, WholeProduct } from './whole-product';

export const aspects = { quality: 5, service: null, punctuality: null, value: null };

const summary = {
  ...{ pricingUnitName: 'תפריט', pricingUnitSummary: '', pricingUnitDescription: '', pricingUnitImage: null },
  ...{ pricingFactor: { type: 'no_participants', price: 1 }, menu: [], price: 1, priceLines: [] },
  ...{ termsOfService: true, remarks: '', partnerName: 'המטבח' },
  eventInfo: { participants: 50, datetime: new Date().toISOString(), location: null },
};

/** A done and paid order of a customer at the store with this username. */
export const aDinner = async (
  { source }: WholeProduct,
  customer: Person,
  username: string,
): Promise<string> => {
  const orderId = newId();
  await source.query(
    `insert into orders.orders (id, code, store_id, store_username, store_phone, user_id, customer_first_name, customer_last_name,
       customer_phone, status, payment_status, price, captured, refunded, owed, summary, policy, starts_at, ends_at,
       created_at, timeline, customer_left, follows, version)
     select $1::uuid, $1::text, s.id, s.username, '+972502345678', $2, '', '', '', 'done', 'captured', 100, 100, 0, 0, $4, '[]',
       now() - interval '2 days', now() - interval '1 day', now() - interval '9 days', '[]', false, false, 1
     from stores.stores s where s.username = $3`,
    [...[orderId, customer.user.id, username], JSON.stringify({ ...summary, pricingUnitId: newId() })],
  );
  return orderId;
};
const review = async (product: WholeProduct, customer: Person, username: string, text: string) => {
  const orderId = await aDinner(product, customer, username);
  const body = { orderId, rating: 5, aspects, text };
  return ask<{ reviewId: string }>(product, customer, 'POST', '/v1/reviews', body);
};

/** The person reviews a colleague's business with a picture, and is reviewed and reports that. */
export const reviewADinner = async (
  product: WholeProduct,
  person: Person,
  colleague: Person,
  text: string,
): Promise<void> => {
  const { reviewId } = await review(product, person, 'other-kitchen', text);
  await uploadPicture(product, person, `/v1/reviews/${reviewId}/pictures`);
  const received = await review(product, colleague, 'shula-kitchen', 'היה טעים');
  const path = `/v1/reviews/${received.reviewId}`;
  await ask(product, person, 'POST', `${path}/report`, { reason: 'other', note: text });
};
