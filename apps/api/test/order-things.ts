import { createHash, randomBytes } from 'node:crypto';
import type { Location } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import type { Person, Product } from './product';

export type OrderThings = {
  orderId: string;
  checkoutId: string;
  amendmentId: string;
  attendanceId: string;
  requestId: string;
  draftId: string;
  code: string;
  refundId: string;
};

const pricingFactor = { type: 'no_participants', price: 100 };
const eventInfo = {
  participants: 50,
  datetime: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  location: null,
};

const inTwoMonths = new Date(Date.now() + 60 * DAY_MS).toISOString();
const draft = () => ({ pricingUnitId: newId(), eventInfo });

export const orderBodies: Record<string, (thing: { eventId: string; orderId: string }) => unknown> = {
  'orders.place': () => ({ pricingUnitId: newId(), eventInfo, termsOfService: true, expectedPrice: 100 }),
  'orders.createDraft': draft,
  'orders.replaceDraft': draft,
  'orders.decline': () => ({}),
  'orders.requestManualRefund': ({ orderId }) => ({ orderId, amount: 20, reason: 'השירות לא ניתן' }),
  'orders.decideManualRefund': () => ({ decision: 'decline', reason: 'אין הצדקה' }),
  'orders.setCommission': () => ({
    partnerId: null,
    basisPoints: 0,
    reason: 'עמלה בתקופת ההשקה',
  }),
  'orders.cancel': () => ({ expectedRefund: 0 }),
  'orders.pay': () => ({}),
  'orders.decideRest': () => ({ decision: 'waive' }),
  'orders.follow': ({ eventId }) => ({ eventId }),
  'orders.chooseRideStops': () => ({ stops: null }),
  'orders.proposeAmendment': () => ({ participants: 80 }),
  'orders.refuseAmendment': () => ({}),
  'orders.proposeAttendance': () => ({ floorPercent: 80 }),
  'orders.answerAttendance': () => ({ answer: 'accept' }),
  'orders.objectToAttendance': () => ({ participants: 90, reason: 'ספרנו צלחות' }),
  'orders.previewChange': () => ({ datetime: inTwoMonths }),
  'orders.proposeChange': () => ({ datetime: inTwoMonths, expectedDifference: 0 }),
  'orders.refuseChange': () => ({}),
  'orders.sayStreet': () => ({ street: 'הרצל 5' }),
};

/** Opens a store of the given person; returns its username. */
export const openStore = async (product: Product, { bearer }: Person): Promise<string> => {
  const body = {
    partnerUsername: 'access-matrix',
    businessName: 'המטבח',
    categories: ['catering'],
    isMobile: false,
    businessCity: 'חיפה',
    businessPhone: '0502345678',
    businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
  };
  const answer = await product.call('POST', '/v1/partners', { bearer, body });
  return (answer.body as { partnerUsername: string }).partnerUsername;
};

type Ready = { status: string; payment: string; captured: number; undecided: boolean; location?: Location };

/** The order state that a transition requires, with its payment state. */
export const readyFor = (callId: string): Ready => {
  const undecided = callId === 'orders.decideRest';
  // the town alone is known
  if (['orders.sayStreet', 'orders.askStreet'].includes(callId))
    return {
      status: 'pending',
      payment: 'held',
      captured: 0,
      undecided,
      location: { address: 'נתניה', town: 'נתניה' },
    };
  if (['orders.approve', 'orders.decline', 'orders.recall'].includes(callId))
    return { status: 'pending', payment: 'held', captured: 0, undecided };
  return callId === 'orders.pay'
    ? { status: 'approved', payment: 'action_required', captured: 0, undecided }
    : { status: 'approved', payment: 'captured', captured: 10_000, undecided };
};

/** Claimed by this account. */
const draftOf = async (product: Product, userId: string): Promise<string> => {
  const draftId = randomBytes(24).toString('base64url');
  await product.source.query(
    `insert into orders.checkout_drafts (id, user_id, store_username, content, created_at, expires_at)
     values ($1, $2, 'access-matrix', $3, now(), now() + interval '1 day')`,
    [
      createHash('sha256').update(draftId).digest('base64url'),
      userId,
      JSON.stringify({ ...draft(), pricingUnitRequest: null, remarks: '', shownPrice: null }),
    ],
  );
  return draftId;
};

/**
 * A customer's draft, checkout and order; the order is linked to an invitation and has an open amendment and change request.
 * Without `storeId` none of the people here works at its store.
 */
export const orderThings = async (
  product: Product,
  userId: string,
  storeId?: string,
  { status, payment, captured, undecided, location }: Ready = readyFor(''),
): Promise<OrderThings> => {
  const [orderId, checkoutId, amendmentId, requestId, attendanceId] = Array.from({ length: 5 }, () =>
    newId(),
  ) as [string, string, string, string, string];
  await product.source.query(
    `insert into orders.checkouts (id, user_id, key, order_id, order_code, status, price, store_id, expires_at, created_at)
     values ($1::uuid, $2, $1::text, $3, '1', 'expired', 0, $3, now(), now())`,
    [checkoutId, userId, orderId],
  );
  const summary = {
    eventInfo: { ...eventInfo, location: location ?? null },
    price: 100,
    partnerName: 'המטבח',
    pricingUnitName: 'תפריט',
    priceLines: [],
    ...whoAndWhat(userId),
  };
  await product.source.query(
    `insert into orders.orders (id, code, store_id, store_username, store_phone, user_id, customer_first_name, customer_last_name,
       customer_phone, status, payment_status, payment_id, price, captured, refunded, owed, summary, policy, starts_at, ends_at,
       created_at, timeline, customer_left, follows, rates, cut_off_at, changes, version)
     values ($1::uuid, $1::text, $4, 'somewhere', '+972502345678', $2, 'נועה', 'ברק', '+972502345679', $5, $6, $1, 10000,
       $7, 0, 0, $3, '[]', now() + interval '30 days', now() + interval '31 days', now(), '[]', false, true, $8, now() + interval '29 days', true, 1)`,
    [
      orderId,
      userId,
      JSON.stringify(summary),
      storeId ?? orderId,
      status,
      payment,
      captured,
      JSON.stringify({ unit: { type: 'simple', pricingFactor } }),
    ],
  );
  if (undecided) await notPaid(product, orderId);
  await product.source.query(
    `insert into orders.followings (order_id, event_id, status, agreed_participants, paid_participants, cut_off_at, told_participants, told_price,
       extra_captured, extra_refunded) values ($1, $1, 'following', 50, 50, now() + interval '29 days', 50, 10000, 0, 0)`,
    [orderId],
  );
  await product.source.query(
    `insert into orders.amendments (id, order_id, participants, price, status, asked_by, proposed_at)
     values ($1, $2, 70, 10000, 'proposed', 'customer', now())`,
    [amendmentId, orderId],
  );
  await product.source.query(
    `insert into orders.attendances (id, order_id, status, asked_by, floor_percent, proposed_at)
     values ($1, $2, 'proposed', 'customer', 80, now())`,
    [attendanceId, orderId],
  );
  await product.source.query(
    `insert into orders.change_requests (id, order_id, asked_by, status, was_starts_at, starts_at, difference, proposed_at, respond_by)
     values ($1, $2, 'customer', 'open', now() + interval '30 days', now() + interval '60 days', 0, now(), now() + interval '2 days')`,
    [requestId, orderId],
  );
  const refundId = newId();
  await product.source.query(
    `insert into orders.manual_refunds (id, order_id, order_code, amount, reason, status, requested_by, requested_at, expires_at)
     values ($1, $2, $3, 500, 'השירות לא ניתן', 'requested', $4, now(), now() + interval '7 days')`,
    [refundId, orderId, orderId, newId()],
  );
  const draftId = await draftOf(product, userId);
  return { orderId, code: orderId, refundId, checkoutId, amendmentId, attendanceId, requestId, draftId };
};

/** Its rest was tried for three days. */
const notPaid = async (product: Product, orderId: string): Promise<void> => {
  const terms = { depositPercent: 50, restDaysBefore: 10, cardPayments: 1, deposit: 5_000 };
  await product.source.query('update orders.orders set payment_terms = $2, due = 5000 where id = $1', [
    orderId,
    JSON.stringify(terms),
  ]);
  await product.source.query(
    `insert into orders.payment_plans (order_id, status, due_at, tries, amount, participants, payment_id, captured, refunded)
     values ($1, 'undecided', now(), 3, 5000, 50, $2, 0, 0)`,
    [orderId, newId()],
  );
};

const whoAndWhat = (userId: string) => ({
  userId,
  partnerId: newId(),
  partnerUsername: 'somewhere',
  pricingUnitId: newId(),
  pricingUnitSummary: 'ארוחה',
  pricingUnitDescription: 'ארוחה',
  pricingUnitImage: null,
  pricingFactor,
  menu: [],
  remarks: '',
  termsOfService: true,
});
