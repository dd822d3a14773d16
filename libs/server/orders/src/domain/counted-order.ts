import type { EventPayload } from '@smachot/contracts';
import { MINUTE_MS, wallTime } from '@smachot/kernel';
import { grossOf } from './money/income';
import type { Journal } from './order-journal';
import type { OrderState } from './order-state';

/** What the figures of a business count of an order. */
type Counted = Omit<EventPayload<'orders.changed'>, 'version'>;

/** Whole minutes to the business's answer; an order that expired has none, and one that was born approved neither. */
const answerMinutes = ({ timeline, createdAt, bornApproved }: OrderState): number | null => {
  const answer = timeline.find(({ kind }) => kind === 'approved' || kind === 'declined');
  return answer && !bornApproved
    ? Math.max(0, Math.floor((Date.parse(answer.at) - createdAt.getTime()) / MINUTE_MS))
    : null;
};

const countedOf = (state: OrderState): Counted => ({
  orderId: state.id,
  storeId: state.storeId,
  status: state.status,
  placedOn: wallTime(state.createdAt).day,
  eventOn: wallTime(state.startsAt).day,
  // nothing is agreed before the business has answered
  revenue: state.status === 'pending' ? 0 : grossOf(state),
  guests: state.summary.eventInfo.participants,
  answerMinutes: answerMinutes(state),
});

/** Tells others what a business counts of an order, when it is something else than it was when the order was loaded. */
export class CountedOrder {
  private readonly was: string;

  constructor(
    private readonly state: OrderState,
    private readonly journal: Journal,
  ) {
    this.was = JSON.stringify(countedOf(state));
  }

  /** To be called with the version that is about to be saved. `isNew`: nobody has heard of the order. */
  tell({ isNew = false } = {}): void {
    const counted = countedOf(this.state);
    if (isNew || JSON.stringify(counted) !== this.was)
      this.journal.emit('orders.changed', { ...counted, version: this.state.version });
  }
}
