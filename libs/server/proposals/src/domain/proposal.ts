import type { OrderId, ProposalForm, ProposalId, ProposalStatus, StoreId, UserId } from '@smachot/contracts';
import { accept, DAY_MS, isTooFarAhead, MINUTE_MS, refuse, type Result } from '@smachot/kernel';
import { proposalLifecycle, type ProposalMove } from '@smachot/lifecycles';
import { MOST_PROPOSAL_PRICE, proposalPrice } from '@smachot/pricing';

export type ProposalState = {
  id: ProposalId;
  storeId: StoreId;
  storeUsername: string;
  storeName: string;
  /** Who asked for it, or began to accept it; null: nobody yet. */
  customerId: UserId | null;
  asked: boolean;
  wish: string;
  /** The secret of its address; null: a draft. */
  link: string | null;
  status: ProposalStatus;
  content: ProposalForm;
  unitName: string;
  /** How many versions were sent. */
  number: number;
  sentAt: Date | null;
  viewTimes: number;
  /** ISO moments, the newest first. */
  viewedAt: string[];
  reason: string;
  orderId: OrderId | null;
  /** Agorot of what was accepted, with the options that were taken; null: nothing yet, or accepted before it was kept. */
  acceptedPrice: number | null;
  /** Until then a payment of it may be under way: its terms stand still. */
  payingUntil: Date | null;
  remindedAt: Date | null;
  /** When the clock has something to do: a reminder, or its end. Null: nothing. */
  dueAt: Date | null;
  createdAt: Date;
  version: number;
};

/** `urgent`: also by SMS. */
export type ProposalNews = {
  to: 'customer' | 'crew';
  kind:
    | 'proposal_asked'
    | 'proposal_discarded'
    | 'proposal_sent'
    | 'proposal_due'
    | 'proposal_ending'
    | 'proposal_declined'
    | 'proposal_expired';
  urgent: boolean;
};

/** What `begin` changes. */
export type BegunFrom = Pick<ProposalState, 'customerId' | 'payingUntil'>;

/** Agorot: less cannot be paid by card. */
const LEAST_PRICE = 500;
/** A checkout lives for fifteen minutes; its order is told soon after. */
const PAYING_MS = 16 * MINUTE_MS;
/** Openings within that time are one view. */
const ONE_VIEW_MS = 10 * MINUTE_MS;
const KEPT_VIEWS = 20;
/** Both sides are reminded that long before the end, and a day after it was sent at the earliest. */
const REMIND_BEFORE_MS = 2 * DAY_MS;

const wrong = (
  field: string,
  code:
    | 'proposal.no_lines'
    | 'proposal.no_price'
    | 'proposal.valid_until'
    | 'proposal.place'
    | 'slot.too_far',
): Result<undefined> => refuse(code, { fields: { [field]: code } });

/** Whether a customer could accept these terms now. `needsPlace`: the business comes to the customer. */
const mayBeSent = (
  { lines, eventInfo, validUntil }: ProposalForm,
  { needsPlace, now }: { needsPlace: boolean; now: Date },
): Result<undefined> => {
  if (lines.length === 0) return wrong('lines', 'proposal.no_lines');
  const all = lines.map((_, position) => position);
  const { total } = proposalPrice(lines, eventInfo.participants);
  const most = proposalPrice(lines, eventInfo.participants, all).total;
  if (total < LEAST_PRICE || most > MOST_PROPOSAL_PRICE) return wrong('lines', 'proposal.no_price');
  if (isTooFarAhead(new Date(eventInfo.datetime), now)) return wrong('eventInfo.datetime', 'slot.too_far');
  const until = new Date(validUntil);
  if (until <= now || until > new Date(eventInfo.datetime))
    return wrong('validUntil', 'proposal.valid_until');
  return needsPlace && !eventInfo.location?.geocode
    ? wrong('eventInfo.location', 'proposal.place')
    : accept();
};

/** An offer of a store to one customer: a draft, then versions under one address, then an order or an end. */
export class Proposal {
  readonly news: ProposalNews[] = [];
  /** Number of a version that is not stored yet. */
  fresh: number | null = null;
  /** When its customer became known to the store; null: they were before, or are not yet. */
  customerKnownAt: Date | null = null;

  constructor(readonly state: ProposalState) {}

  static draft(
    about: Pick<
      ProposalState,
      'id' | 'storeId' | 'storeUsername' | 'storeName' | 'content' | 'unitName' | 'customerId' | 'wish'
    >,
    now: Date,
  ): Proposal {
    const asked = about.customerId !== null;
    const proposal = new Proposal({
      ...about,
      asked,
      link: null,
      status: 'draft',
      number: 0,
      sentAt: null,
      viewTimes: 0,
      viewedAt: [],
      reason: '',
      orderId: null,
      acceptedPrice: null,
      payingUntil: null,
      remindedAt: null,
      dueAt: null,
      createdAt: now,
      version: 1,
    });
    if (!asked) return proposal;
    proposal.customerKnownAt = now;
    proposal.news.push({ to: 'crew', kind: 'proposal_asked', urgent: false });
    return proposal;
  }

  edit(content: ProposalForm, unitName: string): Result<undefined> {
    const moved = this.move({ type: 'edit', by: 'store' });
    if (moved.ok) Object.assign(this.state, { content, unitName });
    return moved;
  }

  /** The store deletes the draft; a customer who asked for it waits no longer. */
  discard(): Result<undefined> {
    if (this.state.status !== 'draft') return refuse('lifecycle.illegal_move');
    if (this.state.asked) this.news.push({ to: 'customer', kind: 'proposal_discarded', urgent: false });
    return accept();
  }

  /** @param link the secret of its address, used with the first version */
  send({ link, needsPlace }: { link: string; needsPlace: boolean }, now: Date): Result<undefined> {
    const possible = mayBeSent(this.state.content, { needsPlace, now });
    if (!possible.ok) return possible;
    const moved = this.move({ type: 'send', by: 'store' });
    if (!moved.ok) return moved;
    this.state.link = link;
    this.issue(now, true);
    return accept();
  }

  /** Another version, also of one that was declined or has expired. */
  revise(
    content: ProposalForm,
    { unitName, needsPlace }: { unitName: string; needsPlace: boolean },
    now: Date,
  ): Result<undefined> {
    const possible = mayBeSent(content, { needsPlace, now });
    if (!possible.ok) return possible;
    if (this.isBeingPaid(now)) return refuse('proposal.being_accepted');
    const moved = this.move({ type: 'revise', by: 'store' });
    if (!moved.ok) return moved;
    Object.assign(this.state, { content, unitName, reason: '' });
    this.issue(now, false);
    return accept();
  }

  /** The customer opened it. @returns whether that is to be saved */
  view(now: Date): Result<boolean> {
    const { status } = this.state;
    const moved = this.move({ type: 'view', by: 'customer' });
    if (!moved.ok) return moved;
    const [last] = this.state.viewedAt;
    if (last && now.getTime() - Date.parse(last) < ONE_VIEW_MS) return accept(this.state.status !== status);
    this.state.viewTimes += 1;
    this.state.viewedAt = [now.toISOString(), ...this.state.viewedAt].slice(0, KEPT_VIEWS);
    return accept(true);
  }

  decline(
    userId: UserId,
    { number, reason }: { number: number; reason: string },
    now: Date,
  ): Result<undefined> {
    const answering = this.mayAnswer(userId, number, now);
    if (!answering.ok) return answering;
    if (this.isBeingPaid(now)) return refuse('proposal.being_accepted');
    const moved = this.move({ type: 'decline', by: 'customer' });
    if (!moved.ok) return refuse('proposal.over');
    Object.assign(this.state, { customerId: userId, reason, dueAt: null });
    this.customerKnownAt = now;
    this.news.push({ to: 'crew', kind: 'proposal_declined', urgent: false });
    return accept();
  }

  /** The customer goes on to pay for a version: nobody else may from then on, and its terms stand still for a while. */
  begin(userId: UserId, number: number, now: Date): Result<undefined> {
    const answering = this.mayAnswer(userId, number, now);
    if (!answering.ok) return answering;
    if (!this.move({ type: 'begin', by: 'customer' }).ok) return refuse('proposal.over');
    const payingUntil = new Date(now.getTime() + PAYING_MS);
    Object.assign(this.state, { customerId: userId, payingUntil });
    this.schedule();
    return accept();
  }

  /** Beginning led to no checkout: nobody is bound by it. @param before the state it began from */
  undoBegin({ customerId, payingUntil }: BegunFrom): void {
    Object.assign(this.state, { customerId, payingUntil });
    this.schedule();
  }

  /** An order was made of it. */
  accept(orderId: OrderId, acceptedPrice: number | null): Result<undefined> {
    const moved = this.move({ type: 'accept', by: 'system' });
    if (moved.ok) Object.assign(this.state, { orderId, acceptedPrice, payingUntil: null, dueAt: null });
    return moved;
  }

  /** The store withdraws it. */
  withdraw(now: Date): Result<undefined> {
    if (this.isBeingPaid(now)) return refuse('proposal.being_accepted');
    const moved = this.move({ type: 'expire', by: 'store' });
    if (moved.ok) this.state.dueAt = null;
    return moved;
  }

  /** What its time has come for: the reminder of both sides, or its end. */
  moveDue(now: Date): Result<undefined> {
    const { dueAt, content } = this.state;
    if (!dueAt || dueAt > now) return refuse('lifecycle.illegal_move');
    if (new Date(content.validUntil) > now) {
      this.state.remindedAt = now;
      this.news.push({ to: 'customer', kind: 'proposal_due', urgent: false });
      this.news.push({ to: 'crew', kind: 'proposal_ending', urgent: false });
      this.schedule();
      return accept();
    }
    const moved = this.move({ type: 'expire', by: 'system' });
    if (!moved.ok) return moved;
    this.state.dueAt = null;
    this.news.push({ to: 'crew', kind: 'proposal_expired', urgent: false });
    return accept();
  }

  private issue(now: Date, first: boolean): void {
    this.state.number += 1;
    Object.assign(this.state, { sentAt: now, remindedAt: null, payingUntil: null });
    this.fresh = this.state.number;
    if (this.state.asked) this.news.push({ to: 'customer', kind: 'proposal_sent', urgent: first });
    this.schedule();
  }

  private schedule(): void {
    const { remindedAt, sentAt, payingUntil, content } = this.state;
    const end = Math.max(Date.parse(content.validUntil), payingUntil?.getTime() ?? 0);
    const reminder = Math.max(sentAt!.getTime() + DAY_MS, Date.parse(content.validUntil) - REMIND_BEFORE_MS);
    this.state.dueAt = new Date(!remindedAt && reminder < Date.parse(content.validUntil) ? reminder : end);
  }

  private mayAnswer(userId: UserId, number: number, now: Date): Result<undefined> {
    const { customerId, content } = this.state;
    if (customerId !== null && customerId !== userId) return refuse('not_found');
    if (this.state.number !== number) return refuse('proposal.changed');
    return new Date(content.validUntil) <= now ? refuse('proposal.over') : accept();
  }

  private isBeingPaid(now: Date): boolean {
    const { payingUntil } = this.state;
    return payingUntil !== null && payingUntil > now;
  }

  private move(move: ProposalMove): Result<undefined> {
    const status = proposalLifecycle.move(this.state.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    this.state.status = status;
    return accept();
  }
}
