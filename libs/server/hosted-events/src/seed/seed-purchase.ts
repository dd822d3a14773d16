import type { EventPayload, PaymentId, StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, FixedClock, MINUTE_MS, newId } from '@smachot/kernel';
import { ticketPrice } from '@smachot/pricing';
import type { Tx } from '@smachot/server-platform';
import { Registration } from '../domain/registration';
import { TicketPurchase } from '../domain/ticket-purchase';
import { RegistrationRepository } from '../persistence/registration.repository';
import { TicketPurchaseRepository } from '../persistence/ticket-purchase.repository';
import { TicketRepository } from '../persistence/tickets/ticket.repository';
import { PAID_EVENT, TICKETS } from './seed-paid-demo';

const SEATS = 2;
const DAYS_AGO = 3;

type Demo = { attendeeId: UserId; now: Date };
type Event = {
  storeId: StoreId;
  title: string;
  slug: string;
  refundDays: number;
  startsAt: Date;
  endsAt: Date;
};
/** The payment of the tickets, as the provider would know it, and what the store's books are told. */
export type DemoTickets = {
  payment: {
    paymentId: PaymentId;
    userId: UserId;
    orderCode: string;
    returnTo: string;
    amount: number;
    heldAt: Date;
    capturedAt: Date;
  };
  moved: EventPayload<'hosted_events.money_moved'>;
};

/** Seeds tickets of the tasting evening that somebody paid for. @returns undefined when they are there, or the event is over */
export const seedTicketPurchaseDemo = async (tx: Tx, demo: Demo): Promise<DemoTickets | undefined> => {
  const { attendeeId, now } = demo;
  const boughtAt = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  const [event] = await tx.query<Event>(
    `select e.store_id as "storeId", e.title, e.slug, e.refund_days as "refundDays", e.start_datetime as "startsAt", e.end_datetime as "endsAt"
     from hosted_events.events e where e.id = $1 and e.start_datetime > $2
       and not exists (select 1 from hosted_events.ticket_purchases p where p.event_id = e.id and p.user_id = $3)`,
    [PAID_EVENT, now, attendeeId],
  );
  if (!event) return undefined;
  const registration = await register(tx, attendeeId, boughtAt);
  const purchase = await buy(tx, event, registration, boughtAt);
  const { paymentId, code, slug, price, paidAt } = purchase.state;
  const about = { paymentId: paymentId!, userId: attendeeId, orderCode: code, returnTo: `/event/${slug}` };
  return {
    payment: { ...about, amount: price, heldAt: boughtAt, capturedAt: paidAt! },
    moved: { ...purchase.money, version: purchase.state.version },
  };
};

const register = async (tx: Tx, userId: UserId, at: Date): Promise<Registration> => {
  const form = { ticketTypeId: TICKETS[0][0], participants: SEATS, specialRequests: '', answers: [] };
  const registration = Registration.request(
    { id: newId(at.getTime()), eventId: PAID_EVENT, userId },
    form,
    at,
  );
  registration.seat(at);
  const approved = registration.approve('system');
  if (!approved.ok) throw new Error(approved.code);
  await tx.query('update hosted_events.events set taken = taken + $2 where id = $1', [PAID_EVENT, SEATS]);
  await tx.query('update hosted_events.ticket_types set taken = taken + $2 where id = $1', [
    form.ticketTypeId,
    SEATS,
  ]);
  await new RegistrationRepository(new TicketRepository(new FixedClock(at))).add(tx, registration);
  return registration;
};

const buy = async (tx: Tx, event: Event, { state }: Registration, at: Date): Promise<TicketPurchase> => {
  const [, name, , each] = TICKETS[0];
  const { id: registrationId, eventId, userId } = state;
  const priced = ticketPrice({ name, price: each, participants: SEATS }, null);
  if (!priced.ok) throw new Error(priced.code);
  const { total: price, lines } = priced;
  const purchases = new TicketPurchaseRepository();
  const purchase = new TicketPurchase({
    ...{ ...event, registrationId, eventId, userId: userId!, code: await purchases.nextCode(tx), price },
    ...{ paymentId: null, cardId: null, status: 'authorising', couponId: null, commissionRate: 0 },
    lines,
    ...{ freeToCancel: false, captureAtOnce: true, captureAsked: false, mayRetry: false, payBy: null },
    ...{
      captured: 0,
      refunded: 0,
      toRefund: 0,
      owed: 0,
      unasked: 0,
      ended: false,
      createdAt: at,
      paidAt: null,
      version: 1,
    },
  });
  const paymentId = newId(at.getTime());
  purchase.ask(paymentId, null, at, false);
  purchase.held();
  purchase.apply(
    { paymentId, move: 'captured', captured: price, refunded: 0, amount: price },
    new Date(at.getTime() + MINUTE_MS),
  );
  await purchases.add(tx, purchase);
  return purchase;
};
