import {
  type Booking,
  enterBooking,
  listBookings,
  listCoupons,
  listCustomers,
  listNewsletters,
  listProposals,
  listThreads,
  listWrittenStoreArticles,
  readStore,
} from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import { aHostedEvent } from './a-hosted-event';
import { JULIE, theDemoPartner } from './a-store';
import { clock } from './clock';
import { askProduct } from './product';

/** Of one kind, the thing that a screen is about, and the words it is recognised by. */
type Thing = { id: string; name: string };
export type JuliesThings = Record<
  'unit' | 'event' | 'proposal' | 'customer' | 'coupon' | 'newsletter' | 'article' | 'thread' | 'booking',
  Thing
>;

/** No other test books anything there in those days. */
const DAYS_AHEAD = 110;
const BOOKED_BY = 'רונית שקד';

/** Entered once: a day has one slot, and a worker that was started again is on the same day. */
async function aBooking(token: string): Promise<Booking> {
  const here = { token, params: { partner: JULIE.store } };
  const { bookings } = await askProduct(listBookings, { ...here, query: { q: BOOKED_BY } });
  if (bookings[0]) return bookings[0];
  const day = addDays(await clock.today(), DAYS_AHEAD);
  return askProduct(enterBooking, {
    ...here,
    body: {
      startsAt: atWallTime(day, '19:00').toISOString(),
      endsAt: atWallTime(day, '23:00').toISOString(),
      customerName: BOOKED_BY,
      participants: 30,
      title: 'ברית בחצר',
    },
  });
}

const first = <T>(what: string, [one]: readonly T[]): T => {
  if (one === undefined) throw new Error(`the demo store has no ${what}`);
  return one;
};

let known: { day: string; things: Promise<JuliesThings> } | undefined;
/**
 * Things of the demo data; the event and the booking are made here, anew on another day of the product: a journey may have moved its
 * clock beyond the time for which a booking names its customer.
 */
export const juliesThings = async (): Promise<JuliesThings> => {
  const day = await clock.today();
  if (known?.day !== day) known = { day, things: foundThings() };
  return known.things;
};

async function foundThings(): Promise<JuliesThings> {
  const julie = await theDemoPartner();
  const token = julie.tokens.access_token;
  const params = { partner: JULIE.store };
  const here = { token, params };
  const unit = first('unit', (await askProduct(readStore, { params })).pricingUnits);
  const event = await aHostedEvent(julie, { partnerUsername: JULIE.store, title: 'ערב מרקים' });
  const { proposals } = await askProduct(listProposals, { ...here, query: {} });
  const proposal = first(
    'proposal',
    proposals.filter(({ status }) => status !== 'draft'),
  );
  const { customers } = await askProduct(listCustomers, { ...here, query: {} });
  const customer = first('customer', customers);
  const coupon = first('coupon', (await askProduct(listCoupons, here)).coupons);
  const newsletter = first(
    'newsletter',
    (await askProduct(listNewsletters, { ...here, query: {} })).newsletters,
  );
  const article = first('article', (await askProduct(listWrittenStoreArticles, here)).articles);
  const threads = await askProduct(listThreads, { token, query: { store: JULIE.store } });
  const thread = first('conversation', threads.threads);
  const booking = await aBooking(token);
  return {
    unit: { id: unit.pricingUnitId, name: unit.name },
    event: { id: event.id, name: event.title },
    proposal: { id: proposal.proposalId, name: proposal.customerName },
    customer: { id: customer.customerId, name: customer.name },
    coupon: { id: coupon.couponId, name: coupon.code },
    newsletter: { id: newsletter.newsletterId, name: newsletter.subject },
    article: { id: article.storeArticleId, name: article.title },
    thread: { id: thread._id, name: thread.name },
    booking: { id: booking.bookingId, name: booking.customerName },
  };
}
