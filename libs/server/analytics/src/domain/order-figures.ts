import type { EventPayload, LeadTime, OrderStatus } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { durationClass } from './durations';
import type { Figure } from './figures';

/** An order as of the newest `orders.changed` event. */
export type OrderFact = EventPayload<'orders.changed'>;

/** The most days before the event of an order of each class; `more`: all others. */
const LEAD_TIMES: readonly (readonly [LeadTime, number])[] = [
  ['week', 7],
  ['month', 31],
  ['quarter', 92],
  ['half_year', 183],
  ['year', 366],
];
const leadTimeOf = (days: number): LeadTime => LEAD_TIMES.find(([, most]) => days <= most)?.[0] ?? 'more';

/** Whether its event takes place, or took place, as far as is known. */
const stands = (status: OrderStatus): boolean => status === 'approved' || status === 'done';

/** Figures that an order adds to the day on which it was placed. */
export const figuresOfOrder = (order: OrderFact): Figure[] => {
  const { storeId, placedOn: day, eventOn, status, revenue, guests, answerMinutes } = order;
  const figure = (name: Figure['figure'], part: string, count: number, amount = 0): Figure => ({
    ...{ storeId, day, part, count, amount },
    figure: name,
  });
  const placed = [
    figure('order', '', 1, revenue),
    ...(answerMinutes === null ? [] : [figure('order_answer', durationClass(answerMinutes), 1)]),
  ];
  if (!stands(status)) return placed;
  const event = new Date(`${eventOn}T00:00:00Z`);
  const leadDays = Math.max(0, Math.round((event.getTime() - Date.parse(`${day}T00:00:00Z`)) / DAY_MS));
  return [
    ...placed,
    figure('guests', '', guests, revenue),
    figure('weekday', String(event.getUTCDay()), 1),
    figure('month', String(event.getUTCMonth() + 1), 1),
    figure('lead_time', leadTimeOf(leadDays), 1, leadDays),
  ];
};
