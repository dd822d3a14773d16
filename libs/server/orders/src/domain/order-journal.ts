import type { EventName, EventPayload, NotificationKind } from '@smachot/contracts';
import type { OrderState, TimelineEntry } from './order-state';

/** Notification about an order. `urgent`: also by SMS. `amount` in agorot. */
export type News = {
  to: 'customer' | 'crew';
  kind: NotificationKind;
  amount: number;
  urgent: boolean;
  participants?: number;
  /** Values beside code, start and sum, for texts that need more. */
  values?: Record<string, string | number | null>;
};
type NoticeDetails = Pick<News, 'urgent'> & Partial<Pick<News, 'amount' | 'participants' | 'values'>>;

/** Collects the changes of an order: its timeline, its notifications and its events for other contexts. */
export class Journal {
  readonly news: News[] = [];
  /** Captures and refunds, each confirmed to the customer by mail. */
  readonly moneyMoved: { kind: 'captured' | 'refunded'; amount: number }[] = [];

  constructor(
    private readonly state: OrderState,
    private readonly apply: (fact: { event: EventName; payload: EventPayload<EventName> }) => void,
  ) {}

  note(
    kind: TimelineEntry['kind'],
    at: Date,
    {
      amount = null,
      ...more
    }: Partial<Pick<TimelineEntry, 'amount' | 'reason' | 'participants' | 'changes'>> = {},
  ): void {
    if ((kind === 'captured' || kind === 'refunded') && amount !== null)
      this.moneyMoved.push({ kind, amount });
    const { reason, participants, changes } = more;
    const said = {
      ...(reason ? { reason } : {}),
      ...(participants === undefined ? {} : { participants }),
      ...(changes ? { changes } : {}),
    };
    this.state.timeline = [...this.state.timeline, { kind, at: at.toISOString(), amount, ...said }];
  }

  tell(to: News['to'], kind: NotificationKind, said: NoticeDetails): void {
    this.news.push({ to, kind, amount: this.state.price, ...said });
  }

  tellBoth(kind: NotificationKind, said: NoticeDetails): void {
    for (const to of ['customer', 'crew'] as const) this.tell(to, kind, said);
  }

  emit<E extends EventName>(event: E, payload: EventPayload<E>): void {
    this.apply({ event, payload });
  }
}
