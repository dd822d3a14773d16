import type { EventName, EventPayload, NotificationKind } from '@smachot/contracts';
import type { OrderState, TimelineEntry } from './order-state';

/** Something somebody waits for. `urgent`: also by SMS. `amount` in agorot. */
export type News = {
  to: 'customer' | 'crew';
  kind: NotificationKind;
  amount: number;
  urgent: boolean;
  participants?: number;
  /** Beside code, start and sum: for the sentences that need more. */
  values?: Record<string, string | number | null>;
};
type Said = Pick<News, 'urgent'> & Partial<Pick<News, 'amount' | 'participants' | 'values'>>;

/** What happens to an order: its timeline, who is told of it, and what other contexts hear. */
export class Journal {
  readonly news: News[] = [];
  /** Money that moved, which is confirmed to the customer by mail. */
  readonly moneyMoved: { kind: 'captured' | 'refunded'; amount: number }[] = [];

  constructor(
    private readonly state: OrderState,
    private readonly apply: (fact: { event: EventName; payload: EventPayload<EventName> }) => void,
  ) {}

  note(
    kind: TimelineEntry['kind'],
    at: Date,
    { amount = null, ...more }: Partial<Pick<TimelineEntry, 'amount' | 'reason' | 'participants'>> = {},
  ): void {
    if ((kind === 'captured' || kind === 'refunded') && amount !== null)
      this.moneyMoved.push({ kind, amount });
    const { reason, participants } = more;
    const said = { ...(reason ? { reason } : {}), ...(participants === undefined ? {} : { participants }) };
    this.state.timeline = [...this.state.timeline, { kind, at: at.toISOString(), amount, ...said }];
  }

  tell(to: News['to'], kind: NotificationKind, said: Said): void {
    this.news.push({ to, kind, amount: this.state.price, ...said });
  }

  tellBoth(kind: NotificationKind, said: Said): void {
    for (const to of ['customer', 'crew'] as const) this.tell(to, kind, said);
  }

  emit<E extends EventName>(event: E, payload: EventPayload<E>): void {
    this.apply({ event, payload });
  }
}
