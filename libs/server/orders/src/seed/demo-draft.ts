import type { EventId, Location, PricingUnit, ProposalLine, UserId } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, type E164, toShekels, wallTime } from '@smachot/kernel';
import { type AgreedLines, defaultRequest, dishAt, dishesOf, priceOf } from '@smachot/pricing';
import type { UsableCoupon } from '@smachot/server-coupons';
import type { Orderable } from '@smachot/server-stores';
import type { Draft } from '../domain/order-state';
import { draftOrder, questionOf } from '../services/draft-order';
import type { DemoOrder } from './demo-orders';

/** What orders of the host follow. */
export type DemoInvitation = { eventId: EventId; date: Date; location: Location };
export type DemoCustomer = { id: UserId; firstName: string; lastName: string; phone: E164 };

const PLACES: Location[] = [
  { address: 'הירקון 100, תל אביב-יפו', geocode: { lat: 32.0807, lng: 34.7689 } },
  { address: 'ביאליק 25, רמת גן', geocode: { lat: 32.0823, lng: 34.8141 } },
  { address: 'רוטשילד 60, ראשון לציון', geocode: { lat: 31.9642, lng: 34.8047 } },
  { address: 'הרצל 180, רחובות', geocode: { lat: 31.8948, lng: 34.8113 } },
];
const THURSDAY = 4;

/** The evening of that day, or of the next from Sunday to Thursday; a short party is in the morning. */
const startOf = ({ event }: DemoOrder, durationHours: number, now: Date): Date => {
  const time = durationHours <= 3 ? '10:00' : '19:00';
  let day = addDays(wallTime(now).day, event);
  while (wallTime(atWallTime(day, time)).weekday > THURSDAY) day = addDays(day, 1);
  return atWallTime(day, time);
};

/** A place that the store travels to: in its own town unless it is near Tel Aviv. */
const placeOf = ({ businessLocation }: Orderable['store'], at: number): Location => {
  const { lat, lng } = businessLocation.geocode;
  const near = Math.abs(lat - 32.06) < 0.2;
  const city = businessLocation.address.split(',').at(-1)!.trim();
  return near
    ? PLACES[at % PLACES.length]!
    : { address: `הנשיא ${10 + at}, ${city}`, geocode: { lat: lat + 0.02, lng } };
};

type Given = { now: Date; at: number; coupon: UsableCoupon | null; invitation: DemoInvitation };

/** The terms of a demo order as its customer would have agreed to them at checkout. */
export const demoDraft = (
  demo: DemoOrder,
  orderable: Orderable,
  customer: DemoCustomer,
  { now, at, coupon, invitation }: Given,
): Draft => {
  const { unit, store } = orderable;
  const event = demo.follows ? invitation : null;
  const startsAt = event?.date ?? startOf(demo, unit.durationHours, now);
  const form = {
    pricingUnitId: unit.pricingUnitId,
    eventInfo: {
      participants: demo.guests,
      datetime: startsAt.toISOString(),
      location: event?.location ?? placeOf(store, at),
    },
    pricingUnitRequest: unit.type === 'compound' ? defaultRequest(unit.sections) : null,
    remarks: demo.remarks,
    termsOfService: true as const,
    ...(event ? { followsEventId: event.eventId } : {}),
  };
  const question = questionOf(store, form, startsAt);
  if (!question.ok) throw new Error(question.code);
  const terms = { ...question.value, coupon: coupon?.terms ?? null };
  const price = priceOf(unit, { ...terms, participants: demo.guests });
  if (!price.ok) throw new Error(`${demo.store} for ${demo.guests}: ${price.code}`);
  const surroundings = { event, coupon, now: new Date(now.getTime() - demo.placed * DAY_MS) };
  const shown = { ...form, expectedPrice: toShekels(price.total) };
  const draft = draftOrder(orderable, shown, customer, surroundings);
  if (!draft.ok) throw new Error(`${demo.store}: ${draft.code}`);
  return demo.isAgreed ? agreedDraft(draft.value, unit) : draft.value;
};

const line = (change: Pick<ProposalLine, 'name'> & Partial<ProposalLine>): ProposalLine => ({
  ...{ description: '', per: 'order', quantity: 1, unitPrice: 0, optional: false },
  ...change,
});

/** The first dish of each of the first sections of a menu, for each guest. */
const dishLines = (unit: PricingUnit): ProposalLine[] => {
  if (unit.type === 'simple') return [];
  const { pricingUnitId, name: menu, revision, sections } = unit;
  return sections.slice(0, 3).flatMap(({ index: sectionIndex, items: [item] }) => {
    const place = { sectionIndex, itemIndex: item?.index ?? 0 };
    const dish = dishAt(sections, place);
    const named = dish && { pricingUnitId, revision: revision!, menu, ...place, ...dish };
    return named ? line({ name: named.name, per: 'participant', dish: named }) : [];
  });
};

/** The same order at the lines of a proposal, some of them dishes of the menu. */
const agreedDraft = (draft: Draft, unit: PricingUnit): Draft => {
  const lines = [
    line({ name: 'ארוחה לכל אורח', per: 'participant', unitPrice: 168 }),
    ...dishLines(unit),
    line({ name: 'צוות הגשה', description: 'ארבעה מלצרים', quantity: 4, unitPrice: 450 }),
  ];
  const agreed: AgreedLines = { type: 'agreed', lines, travels: true };
  const { summary } = draft;
  const price = priceOf(agreed, { participants: summary.eventInfo.participants });
  if (!price.ok) throw new Error(price.code);
  return {
    ...draft,
    price: price.total,
    rates: { unit: agreed },
    summary: {
      ...{ ...summary, price: toShekels(price.total), priceLines: price.lines },
      ...{ menu: dishesOf(lines), pricingUnitRequest: null },
    },
  };
};
