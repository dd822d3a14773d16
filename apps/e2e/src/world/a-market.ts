import {
  type Invitation,
  type PlaceOrderForm,
  readStore,
  type StoreDay,
  storeDays,
} from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import type { Host } from './a-host';
import { approved, anOrder } from './an-order';
import { JULIE, theDemoPartner } from './a-store';
import { clock } from './clock';
import { askProduct } from './product';

const GUESTS = 60;
const EVENING = '19:30';
const TOWN = 'תל אביב-יפו';

/**
 * Orders at the demo store: a pending one, of which the town alone is known, and an approved one, both of one customer and linked
 * to the customer's guests; and a day with free capacity.
 */
export type Market = { day: string; waitingId: string; approvedId: string; menuId: string };

/** Breakfast trays of the demo store for so many on a day, and its whole menu. */
async function atJulies(day: string): Promise<{ form: PlaceOrderForm; menuId: string }> {
  const { pricingUnits } = await askProduct(readStore, { params: { partner: JULIE.store } });
  const menu = pricingUnits.find(({ name }) => name === JULIE.menu);
  const simple = pricingUnits.find((unit) => unit.type === 'simple' && unit.pricingFactor.type === 'range');
  if (!menu || simple?.type !== 'simple' || simple.pricingFactor.type !== 'range')
    throw new Error('the demo store sells something else');
  const { basePrice, pricePerParticipant } = simple.pricingFactor;
  const form: PlaceOrderForm = {
    pricingUnitId: simple.pricingUnitId,
    eventInfo: {
      participants: GUESTS,
      datetime: atWallTime(day, EVENING).toISOString(),
      location: { address: `הירקון 100, ${TOWN}`, geocode: { lat: 32.08, lng: 34.78 } },
    },
    remarks: 'בלי אגוזים, ושני כיסאות תינוק',
    termsOfService: true,
    expectedPrice: basePrice + pricePerParticipant * GUESTS,
  };
  return { form, menuId: menu.pricingUnitId };
}

/** Places an order of a host with a card; returns its id. */
export async function aWaitingOrder({ tokens }: Host, day: string): Promise<string> {
  return anOrder(tokens.access_token, (await atJulies(day)).form);
}

/** An approved and paid order on the day of its linked event; returns its id. */
export async function aLinkedOrder({ tokens }: Host, event: Invitation): Promise<string> {
  const { form } = await atJulies(wallTime(new Date(event.date)).day);
  const orderId = await anOrder(tokens.access_token, { ...form, followsEventId: event._id });
  await approved((await theDemoPartner()).tokens.access_token, orderId);
  return orderId;
}

/** Whether an evening can be ordered: on Fridays and before holidays the store closes at noon. */
const isOpen = ({ state, hours }: StoreDay): boolean =>
  state === 'open' && hours.some(({ from, to }) => from <= EVENING && EVENING < to);
/** The address of what is offered on an evening in the demo store's town, for so many. */
export const eveningSearch = (day: string, participants: number): string => {
  const wish = {
    datetime: atWallTime(day, EVENING).toISOString(),
    place: 'Tel Aviv',
    lat: '32.08',
    lng: '34.78',
  };
  return `/?${new URLSearchParams({ ...wish, participants: String(participants) }).toString()}`;
};
const isEmpty = (day: StoreDay): boolean => isOpen(day) && day.taken === 0;

/** Later ones are beyond the days that can be ordered. */
const MOST_TUESDAYS = 20;
/** The next calm Tuesday that is so many days before one on which the demo store has sold nothing; the clock is moved there. */
export async function toTuesdayBeforeEmptyDay(daysAhead: number): Promise<string> {
  for (let tried = 0; tried < MOST_TUESDAYS; tried += 1) {
    const tuesday = await clock.moveToCalmTuesday();
    const day = addDays(tuesday, daysAhead);
    const asked = { params: { partner: JULIE.store }, query: { from: day, to: day } };
    const { days } = await askProduct(storeDays, asked);
    if (days.every(isEmpty)) return tuesday;
    await clock.moveTo(addDays(tuesday, 1), '11:00');
  }
  throw new Error(`the demo store sold something ${daysAhead} days after each of ${MOST_TUESDAYS} Tuesdays`);
}

/** The first day from `from` on of which the demo store has sold nothing, after a day whose evening can be ordered, too. */
export async function anEmptyDay(from: string): Promise<string> {
  const asked = {
    params: { partner: JULIE.store },
    query: { from: addDays(from, -1), to: addDays(from, 30) },
  };
  const { days } = await askProduct(storeDays, asked);
  const at = days.findIndex((day, nth) => nth > 0 && isEmpty(day) && isOpen(days[nth - 1]!));
  if (at < 1) throw new Error('the demo store is sold out');
  return days[at]!.day;
}

export async function aMarket(customer: Host, event: Invitation, daysAhead = 9): Promise<Market> {
  const day = await anEmptyDay(addDays(await clock.today(), daysAhead));
  const { form, menuId } = await atJulies(day);
  const token = customer.tokens.access_token;
  const linkedForm = { ...form, followsEventId: event._id };
  const { eventInfo } = linkedForm;
  const town = { address: TOWN, town: TOWN, geocode: eventInfo.location!.geocode! };
  const waitingId = await anOrder(token, { ...linkedForm, eventInfo: { ...eventInfo, location: town } });
  const approvedId = await anOrder(token, linkedForm);
  await approved((await theDemoPartner()).tokens.access_token, approvedId);
  return { day: addDays(day, -1), waitingId, approvedId, menuId };
}
