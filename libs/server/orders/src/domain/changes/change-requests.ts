import type { ChangeRequestId, ChangeRequestStatus, Location } from '@smachot/contracts';
import { accept, HOUR_MS, newId, refuse, type Result, wallTime } from '@smachot/kernel';
import { type ChangeRequestMove, changeRequestLifecycle } from '@smachot/lifecycles';
import { agreedLinesOf, type AgreedMenu, menuOf, otherLines } from './agreed-menu';
import {
  type AskedTerms,
  closesAt,
  closesAtOf,
  isRepriced,
  checkTerms,
  ratesAt,
  type WantedTerms,
} from './change-terms';
import type { LinkedOrder } from '../linked/linked-order';
import type { Journal } from '../order-journal';
import type { OrderState, TimelineEntry } from '../order-state';

export type Side = 'customer' | 'partner';
/**
 * Dependencies of a change: how an order follows an invitation, how its difference is settled when it follows none, and the callback
 * after its start has moved.
 */
export type Settling = {
  linkedOrder: () => LinkedOrder | undefined;
  begin: (now: Date) => LinkedOrder;
  moved: () => void;
};
/** `difference` in agorot. `location` null: the place stays. */
export type ChangeRequestState = {
  id: ChangeRequestId;
  by: Side;
  status: ChangeRequestStatus;
  wasStartsAt: Date;
  wasLocation: Location | null;
  startsAt: Date;
  location: Location | null;
  km: number | null;
  /** Null when the number is not part of the request. */
  participants: number | null;
  wasParticipants: number | null;
  /** Null when the menu is not part of the request. */
  menu: AgreedMenu | null;
  wasMenu: AgreedMenu | null;
  difference: number;
  proposedAt: Date;
  respondBy: Date;
  answeredAt: Date | null;
};

const ANSWER_MS = 48 * HOUR_MS;

const chosenChanges = (menu: AgreedMenu | null): { menu: boolean; lines?: true } =>
  menu && agreedLinesOf(menu.rates) ? { menu: false, lines: true } : { menu: menu !== null };

const changesOf = (asked: ChangeRequestState): TimelineEntry['changes'] => ({
  terms: asked.startsAt.getTime() !== asked.wasStartsAt.getTime() || asked.location !== null,
  ...chosenChanges(asked.menu),
  participants: asked.participants === null ? null : { was: asked.wasParticipants!, now: asked.participants },
});

/** Requests of one side of an order to change its terms: at most one is open at a time. */
export class ChangeRequests {
  /** New and changed requests. */
  readonly changed = new Set<ChangeRequestState>();

  constructor(
    private latest: ChangeRequestState | null,
    private readonly order: OrderState,
    private readonly settling: Settling,
    private readonly journal: Journal,
  ) {}

  get newest(): ChangeRequestState | null {
    return this.latest;
  }

  /** Price difference of the asked terms, in agorot. */
  offer(asked: AskedTerms, now: Date): Result<{ difference: number }> {
    const wanted = this.wantedOf(asked);
    return wanted.ok ? this.check(wanted.value, now) : wanted;
  }

  private check(wanted: WantedTerms, now: Date): Result<{ difference: number }> {
    if (this.latest?.status === 'open') return refuse('change.open');
    return checkTerms(this.order, this.linkedOrder()?.state, wanted, now);
  }

  private wantedOf({ lines, ...wanted }: AskedTerms): Result<WantedTerms> {
    if (!lines) return accept(wanted);
    const participants = wanted.participants ?? this.order.summary.eventInfo.participants;
    const menu = otherLines(this.order, lines, participants);
    return menu.ok ? accept({ ...wanted, menu: menu.value }) : menu;
  }

  /** Refuses when the difference is not the one that was shown. Lines are priced by the business alone. */
  propose(by: Side, asked: AskedTerms, expected: number, now: Date): Result<undefined> {
    if (asked.lines && by === 'customer') return refuse('lifecycle.illegal_move');
    const terms = this.wantedOf(asked);
    if (!terms.ok) return terms;
    const wanted = terms.value;
    const offer = this.check(wanted, now);
    if (!offer.ok) return offer;
    if (offer.value.difference !== expected) return refuse('price.changed');
    const { order } = this;
    const own = order.summary.eventInfo.location;
    const limits = [now.getTime() + ANSWER_MS, closesAt(order), closesAtOf(order, wanted.startsAt)];
    this.latest = {
      id: newId(),
      by,
      status: 'open',
      wasStartsAt: order.startsAt,
      wasLocation: own,
      ...wanted,
      wasParticipants: wanted.participants === null ? null : order.summary.eventInfo.participants,
      wasMenu: wanted.menu && menuOf(order),
      difference: expected,
      proposedAt: now,
      respondBy: new Date(Math.min(...limits.map(Number))),
      answeredAt: null,
    };
    order.changes = true;
    this.changed.add(this.latest);
    this.journal.note('change_proposed', now, { changes: changesOf(this.latest) });
    this.tell(by === 'customer' ? 'partner' : 'customer', 'order_change_proposed', true);
    return accept();
  }

  /** Answers the newest request only: no other one is open. */
  answer(
    requestId: ChangeRequestId,
    { type, by, reason }: { type: 'accept' | 'refuse' | 'withdraw'; by: Side; reason: string },
    now: Date,
  ): Result<undefined> {
    const asked = this.latest;
    if (asked?.id !== requestId) return refuse('lifecycle.illegal_move');
    const move: ChangeRequestMove = { type, by, of: asked.by };
    const status = changeRequestLifecycle.move(asked.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    if (type !== 'withdraw' && asked.respondBy <= now) return refuse('change.too_late');
    if (type === 'accept') {
      const still = checkTerms(this.order, this.linkedOrder()?.state, asked, now);
      if (!still.ok) return still;
      if (still.value.difference !== asked.difference) return refuse('price.changed');
      this.take(asked, now);
    }
    this.close(asked, status, now);
    const changes = type === 'accept' ? changesOf(asked) : undefined;
    this.journal.note(`change_${status}` as 'change_accepted', now, { reason, changes });
    const other = by === 'customer' ? 'partner' : 'customer';
    this.tell(other, `order_change_${status}` as 'order_change_accepted', type !== 'withdraw');
    return accept();
  }

  /** Lapses a request that was not answered in time. */
  lapse(now: Date): Result<undefined> {
    const asked = this.latest;
    if (!asked || asked.status !== 'open' || asked.respondBy > now) return refuse('lifecycle.illegal_move');
    this.end(now);
    this.tell('customer', 'order_change_lapsed', false);
    this.tell('partner', 'order_change_lapsed', false);
    return accept();
  }

  /** Ends the open request without a notification: every request ends with its order. */
  end(now: Date): void {
    const asked = this.latest;
    const status =
      asked && changeRequestLifecycle.move(asked.status, { type: 'lapse', by: 'system', of: asked.by });
    if (!status) return;
    this.close(asked, status, now);
    this.journal.note('change_lapsed', now);
  }

  /** Puts the order on the new terms, with all times that are counted from its start. */
  private take(asked: ChangeRequestState, now: Date): void {
    const { order } = this;
    const was = order.startsAt;
    const later = asked.startsAt.getTime() - was.getTime();
    const { summary } = order;
    const rates = ratesAt(order.rates, asked);
    const repriced = isRepriced(order.rates, rates, order.summary.eventInfo.participants);
    const paidMenu = asked.menu && menuOf(order);
    const suggested = this.linkedOrder()?.event.suggestedStart;
    const onTheDay = suggested !== undefined && wallTime(suggested).day === wallTime(asked.startsAt).day;
    Object.assign(order, {
      rates,
      startsAt: asked.startsAt,
      endsAt: new Date(order.endsAt.getTime() + later),
      cutOffAt: order.cutOffAt && new Date(order.cutOffAt.getTime() + later),
      summary: {
        ...summary,
        ...(asked.menu ? { pricingUnitRequest: asked.menu.request, menu: asked.menu.menu } : {}),
        eventInfo: {
          ...summary.eventInfo,
          datetime: asked.startsAt.toISOString(),
          location: asked.location ?? summary.eventInfo.location,
        },
      },
    });
    this.linkedOrder()?.reschedule({ was, onTheDay }, now);
    this.settling.moved();
    if (!repriced && asked.participants === null) return;
    const { linkedOrder, begin } = this.settling;
    const settled = linkedOrder()?.state.status === 'following' ? linkedOrder()! : begin(now);
    if (paidMenu) settled.keepPaidMenu(paidMenu);
    settled.reprice(asked.participants, now);
  }

  private linkedOrder(): LinkedOrder | undefined {
    return this.settling.linkedOrder();
  }

  private close(asked: ChangeRequestState, status: ChangeRequestStatus, now: Date): void {
    Object.assign(asked, { status, answeredAt: now });
    this.changed.add(asked);
  }

  private tell(to: Side, kind: Parameters<Journal['tell']>[1], urgent: boolean): void {
    const { startsAt, wasStartsAt } = this.latest!;
    // a request that leaves the start unchanged names no day
    const moves = startsAt.getTime() !== wasStartsAt.getTime();
    const values = {
      store: this.order.summary.partnerName,
      ...(moves ? { eventAt: startsAt.toISOString() } : {}),
    };
    this.journal.tell(to === 'partner' ? 'crew' : 'customer', kind, { urgent, values });
  }
}
