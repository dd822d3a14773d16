import type { Amendment, AmendmentId } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { type AmendmentMove, amendmentLifecycle } from '@smachot/lifecycles';
import type { AmendmentState } from './linked-order-state';
import type { Journal } from '../order-journal';

/** Requests to a business for another number of participants, while an order follows its guests: at most one is open at a time. */
export class Amendments {
  /** New and changed amendments, in the order of their changes. */
  readonly changed = new Set<AmendmentState>();

  constructor(
    private latest: AmendmentState | null,
    private readonly journal: Journal,
  ) {}

  get newest(): AmendmentState | null {
    return this.latest;
  }
  get open(): AmendmentState | null {
    return this.latest?.status === 'proposed' ? this.latest : null;
  }

  /** Proposes a number; an open one lapses without a notification. `price` in agorot. */
  propose(participants: number, price: number, by: Amendment['by'], now: Date): void {
    this.lapse(now);
    this.latest = {
      id: newId(),
      participants,
      price,
      status: 'proposed',
      by,
      proposedAt: now,
      answeredAt: null,
    };
    this.changed.add(this.latest);
    this.journal.note('amendment_proposed', now, { participants, amount: price });
    this.journal.tell('crew', 'order_amendment_proposed', { urgent: true, participants, amount: price });
  }

  /** Answers the newest amendment only: older ones have lapsed. Returns the number that was requested. */
  answer(
    amendmentId: AmendmentId,
    { type, reason }: { type: Exclude<AmendmentMove['type'], 'lapse'>; reason: string },
    now: Date,
  ): Result<number> {
    const asked = this.latest;
    const status =
      asked?.id === amendmentId && amendmentLifecycle.move(asked.status, { type, by: 'partner' });
    if (!asked || !status) return refuse('lifecycle.illegal_move');
    const { participants, price } = asked;
    this.change(asked, status, now);
    const kind = type === 'accept' ? 'amendment_accepted' : 'amendment_refused';
    this.journal.note(kind, now, { participants, reason });
    this.journal.tell('customer', `order_${kind}`, { urgent: false, participants, amount: price });
    return accept(participants);
  }

  /** Lapses the open amendment and returns it, if there is one. */
  lapse(now: Date): AmendmentState | null {
    const { open } = this;
    const status = open && amendmentLifecycle.move(open.status, { type: 'lapse', by: 'system' });
    if (!status) return null;
    this.change(open, status, now);
    this.journal.note('amendment_lapsed', now, { participants: open.participants });
    return open;
  }

  private change(amendment: AmendmentState, status: AmendmentState['status'], now: Date): void {
    Object.assign(amendment, { status, answeredAt: now });
    this.changed.add(amendment);
  }
}
