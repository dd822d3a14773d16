import type { EventPayload, OrderId, ProposalLine, UserId } from '@smachot/contracts';
import { DAY_MS, newId, wallTime } from '@smachot/kernel';
import { demoRedemptions, type UsableCoupon } from '@smachot/server-coupons';
import type { Tx, UnitOfWork } from '@smachot/server-platform';
import type { Orderable } from '@smachot/server-stores';
import { agreedLinesOf } from '../domain/changes/agreed-menu';
import { Order } from '../domain/order';
import type { Draft } from '../domain/order-state';
import { OrderRepository } from '../persistence/orders/order.repository';
import { CheckoutRepository } from '../persistence/placing/checkout.repository';
import { SlotRepository } from '../persistence/placing/slot.repository';
import { type DemoCustomer, demoDraft, type DemoInvitation } from './demo-draft';
import { DemoLife, type DemoPayment, type Told } from './demo-life';
import { DEMO_ORDERS, type DemoOrder } from './demo-orders';

type Changed = EventPayload<'orders.changed'>;
type Taken = EventPayload<'orders.day_taken'>;
type Money = EventPayload<'orders.money_moved'>;
/** An order of the demo as the other contexts have to know it. */
export type DemoFact = {
  orderId: OrderId;
  customerId: string;
  unitId: string;
  unitName: string;
  /** Those that were agreed on in a proposal; null: it was made of none. */
  lines: ProposalLine[] | null;
  placedAt: Date;
  startsAt: Date;
  endsAt: Date;
  price: number;
  captured: number;
  refunded: number;
  changed: Changed;
  /** What happened to its money, the earliest first. */
  money: { at: Date; moved: Money }[];
  payment: DemoPayment | null;
  /** What its sides were notified of. */
  notices: { at: Date; wanted: EventPayload<'notifications.wanted'> }[];
};
type Demo = {
  orderables: Orderable[];
  customers: DemoCustomer[];
  /** The owner of the store with this username. */
  ownerOf: (store: string) => UserId;
  /** The coupon of the orders that have one. */
  coupon: UsableCoupon | undefined;
  invitation: DemoInvitation;
  now: Date;
};

const checkouts = new CheckoutRepository(undefined as unknown as UnitOfWork);

/**
 * Seeds six months of orders of the demo stores in every status. What they tell other contexts is not sent but answered, except for the
 * slots that are taken from now on. Empty when there are orders already.
 */
export const seedOrdersDemo = async (tx: Tx, demo: Demo): Promise<DemoFact[]> => {
  const known = await tx.query('select 1 from orders.orders limit 1');
  if (known.length) return [];
  const facts: DemoFact[] = [];
  const taken: Taken[] = [];
  for (const [at, one] of DEMO_ORDERS.entries()) {
    const { order, life } = await seedOrder(tx, one, at, demo);
    facts.push(factOf(order, life));
    taken.push(...daysTaken(life.told, demo.now));
  }
  for (const day of taken) tx.emit('orders.day_taken', day);
  return facts;
};

const seedOrder = async (tx: Tx, one: DemoOrder, at: number, demo: Demo) => {
  const { now, customers, invitation } = demo;
  const customer = customers[one.customer]!;
  const orderable = demo.orderables.filter(({ store }) => store.partnerUsername === one.store)[one.unit];
  if (!orderable) throw new Error(`${one.store} does not sell unit ${one.unit}`);
  const coupon = (one.hasCoupon && demo.coupon) || null;
  const draft = demoDraft(one, orderable, customer, { now, at, coupon, invitation });
  const placedAt = new Date(now.getTime() - one.placed * DAY_MS);
  const ids = { id: newId(placedAt.getTime()), paymentId: draft.price ? newId(placedAt.getTime()) : null };
  const checkoutId = newId(placedAt.getTime());
  const opened = await checkouts.open(
    tx,
    {
      ...{ id: checkoutId, user_id: customer.id, key: `demo ${at}`, asked: '', order_id: ids.id },
      ...{ payment_id: ids.paymentId, status: 'authorising', price: draft.price, draft },
      ...{ store_id: draft.storeId, expires_at: placedAt, created_at: placedAt },
    },
    wallTime(new Date(draft.startsAt)).day,
    orderable.store.dailyCapacity,
  );
  const { orderCode: code, day } = opened.opened!;
  if (!day) throw new Error(`the day of order ${at} of the demo is taken`);
  tx.emit('orders.day_taken', day);
  const order = Order.place(draft, { ...ids, code }, placedAt);
  const redemptions = demoRedemptions(placedAt);
  const orders = new OrderRepository(new SlotRepository(), redemptions);
  if (draft.coupon) await takeCoupon(tx, redemptions, draft, { orderId: ids.id, userId: customer.id });
  const crew = [demo.ownerOf(one.store)];
  await orders.add(tx, order, crew, checkoutId);
  const life = new DemoLife(tx, orders, order, crew);
  // answers within hours, some at once
  await life.live(one.end, 4 + ((at * 53) % 400));
  return { order, life };
};

/** As a checkout takes one use of its coupon. */
const takeCoupon = async (
  tx: Tx,
  redemptions: ReturnType<typeof demoRedemptions>,
  { coupon, summary }: Draft,
  { orderId, userId }: { orderId: OrderId; userId: UserId },
): Promise<void> => {
  const target = { kind: 'pricing_unit' as const, id: summary.pricingUnitId };
  const taken = await redemptions.reserve(tx, { ...coupon!, subjectId: orderId, userId, target });
  if (!taken.ok) throw new Error(`a coupon of the demo: ${taken.code}`);
};

/** Slots of days to come. */
const daysTaken = (told: Told[], now: Date): Taken[] =>
  told
    .flatMap(({ job, payload }) => (job === 'stores.note_taken' ? [payload as Taken] : []))
    .filter(({ day }) => day >= wallTime(now).day);

const factOf = ({ state }: Order, { told, payment }: DemoLife): DemoFact => {
  const { id: orderId, userId: customerId, createdAt: placedAt, startsAt, endsAt, summary } = state;
  const { price, captured, refunded } = state;
  const changes = told.filter(({ job }) => job === 'analytics.count_order');
  const money = told.filter(({ job }) => job === 'payouts.note_order');
  return {
    ...{ orderId, customerId, placedAt, startsAt, endsAt, price, captured, refunded, payment },
    ...{ unitId: summary.pricingUnitId, unitName: summary.pricingUnitName },
    lines: state.rates && agreedLinesOf(state.rates),
    changed: changes.at(-1)!.payload as Changed,
    notices: told
      .filter(({ job }) => job === 'notifications.deliver')
      .map(({ at, payload }) => ({ at, wanted: payload as EventPayload<'notifications.wanted'> })),
    money: money.map(({ at, payload }) => ({ at, moved: payload as Money })),
  };
};
