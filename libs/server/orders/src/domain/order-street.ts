import { lacksStreet, withStreet } from '@smachot/contracts';
import { accept, HOUR_MS, refuse, type Result } from '@smachot/kernel';
import type { Journal } from './order-journal';
import type { OrderState } from './order-state';

/** Milliseconds before a customer may be asked again. */
const ASKED_MS = 6 * HOUR_MS;

/**
 * Street of an order in a town: it is given after the order was placed with the town only. Delivery is priced to the town, so
 * the street does not change the price (ADR 32).
 */
export class OrderStreet {
  constructor(
    private readonly order: OrderState,
    private readonly journal: Journal,
  ) {}

  get missing(): boolean {
    return lacksStreet(this.order.summary.eventInfo.location);
  }

  /** Asks the customer for the street right after the order; it is not urgent, since the business has not asked for it. */
  wantedAtBirth(): void {
    if (this.missing) this.journal.tell('customer', 'order_street_wanted', { urgent: false });
  }

  /** Sets or replaces the street while the order is pending; in an approved order that has moved to another town, once. */
  say(street: string, now: Date): Result<undefined> {
    const { status, summary } = this.order;
    const { location } = summary.eventInfo;
    const place = location && withStreet(location, street);
    if (!location || !place) return refuse('order.street_known');
    if (status !== 'pending' && !(status === 'approved' && this.missing))
      return refuse('lifecycle.illegal_move');
    if (place.address === location.address) return accept();
    const first = this.missing;
    this.order.summary = {
      ...summary,
      eventInfo: { ...summary.eventInfo, location: place },
    };
    // a later street replaces the earlier timeline entry
    this.order.timeline = this.order.timeline.filter(({ kind }) => kind !== 'street_said');
    this.journal.note('street_said', now);
    if (first) this.journal.tell('crew', 'order_street_said', { urgent: false });
    return accept();
  }

  ask(now: Date): Result<undefined> {
    const { status, timeline } = this.order;
    if (status !== 'pending' && status !== 'approved') return refuse('lifecycle.illegal_move');
    if (!this.missing) return refuse('order.street_known');
    const asked = timeline.findLast(({ kind }) => kind === 'street_asked');
    if (asked && now.getTime() - Date.parse(asked.at) < ASKED_MS) return refuse('order.street_asked');
    this.journal.note('street_asked', now);
    this.journal.tell('customer', 'order_street_wanted', { urgent: true });
    return accept();
  }
}
