import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Checkout, PlaceOrderForm } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result, wallTime } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { OrderPayments } from '@smachot/server-payments';
import type { OrderableStore } from '@smachot/server-stores';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { CHECKOUT_COLUMNS, type CheckoutRow, checkoutView } from '../domain/checkout';
import { draftOrder, inTime } from './draft-order';
import { Order } from '../domain/order';
import type { Draft } from '../domain/order-state';
import { RESERVED_MS } from '../domain/order-times';
import { InvitationDoor } from '../invitation-door';
import { StoreDoor } from '../store-door';
import { OrderRepository } from '../store/order.repository';
import { Slots } from '../store/slots';

/** Reserves the slot and asks for the hold; what costs nothing is placed at once. The same key makes the same checkout. */
export class PlaceOrder extends Command<Result<Checkout>> {
  constructor(
    readonly form: PlaceOrderForm,
    readonly userId: string,
    readonly key: string,
  ) {
    super();
  }
}

type Agreed = { draft: Draft; cardId: string | null; store: OrderableStore; crew: string[] };

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreDoor,
    private readonly payments: OrderPayments,
    private readonly people: UserDirectory,
    private readonly clock: Clock,
    private readonly slots: Slots,
    private readonly orders: OrderRepository,
    private readonly invitations: InvitationDoor,
  ) {}

  async execute(asked: PlaceOrder): Promise<Result<Checkout>> {
    const agreed = await this.agree(asked);
    return agreed.ok ? this.work.run((tx) => this.reserve(tx, asked, agreed.value)) : agreed;
  }

  private async agree({ form, userId }: PlaceOrder): Promise<Result<Agreed>> {
    const found = await this.stores.unit(form.pricingUnitId);
    if (!found) return refuse('pricing_unit.gone');
    const { store } = found;
    const startsAt = new Date(form.eventInfo.datetime);
    const timely = inTime(startsAt, store.shortestNotice, this.clock.now());
    if (!timely.ok) return timely;
    const [open, people] = await Promise.all([
      this.stores.isOpen(store.partnerId, startsAt),
      this.people.of([userId]),
    ]);
    if (!open) return refuse('slot.closed');
    const customer = people.get(userId);
    if (!customer) return refuse('not_found');
    const follows = form.followsEventId;
    if (follows && !(await this.invitations.own(follows, userId))) return refuse('not_found');
    const draft = draftOrder(found, form, customer);
    if (!draft.ok) return draft;
    if (draft.value.price === 0)
      return accept({
        draft: draft.value,
        cardId: null,
        store,
        crew: await this.stores.crew(store.partnerId),
      });
    const card = await this.payments.usableCard(userId, form.cardId ?? null);
    return card ? accept({ draft: draft.value, cardId: card.id, store, crew: [] }) : refuse('card.missing');
  }

  private async reserve(tx: Tx, { userId, key }: PlaceOrder, agreed: Agreed): Promise<Result<Checkout>> {
    const { draft, store } = agreed;
    const fresh = await this.insert(tx, userId, key, draft);
    if (!fresh) return accept(checkoutView(await this.earlier(tx, userId, key), null));
    const { day } = wallTime(new Date(draft.startsAt));
    if (!(await this.slots.take(tx, store.partnerId, day, store.dailyCapacity, fresh.order_id)))
      return refuse('slot.taken');
    if (fresh.payment_id) this.hold(tx, fresh, draft, agreed.cardId!);
    else await this.place(tx, fresh, agreed);
    return accept(checkoutView(fresh, null));
  }

  /** Undefined: this key has been here before. */
  private async insert(tx: Tx, userId: string, key: string, draft: Draft): Promise<CheckoutRow | undefined> {
    const now = this.clock.now();
    const free = draft.price === 0;
    const rows = await tx.query<CheckoutRow>(
      // codes do not tell how many orders there are: the counter walks through all eight-digit numbers by a long stride
      `insert into orders.checkouts (id, user_id, key, order_id, order_code, payment_id, status, price, draft, store_id, expires_at, created_at)
       values ($1, $2, $3, $4, (10000000 + nextval('orders.codes') * 61803397 % 90000000)::text, $5, $6, $7, $8, $9, $10, $11)
       on conflict (user_id, key) do nothing returning ${CHECKOUT_COLUMNS}`,
      [
        newId(),
        userId,
        key,
        newId(),
        free ? null : newId(),
        free ? 'placed' : 'authorising',
        draft.price,
        free ? null : JSON.stringify(draft),
        draft.storeId,
        new Date(now.getTime() + RESERVED_MS),
        now,
      ],
    );
    return rows[0];
  }

  private async earlier(tx: Tx, userId: string, key: string): Promise<CheckoutRow> {
    const rows = await tx.query<CheckoutRow>(
      `select ${CHECKOUT_COLUMNS} from orders.checkouts where user_id = $1 and key = $2`,
      [userId, key],
    );
    return rows[0]!;
  }

  private hold(tx: Tx, checkout: CheckoutRow, draft: Draft, cardId: string): void {
    tx.emit('orders.hold_wanted', {
      paymentId: checkout.payment_id!,
      userId: checkout.user_id,
      cardId,
      amount: checkout.price,
      orderCode: checkout.order_code,
      returnTo: `/partner/${draft.storeUsername}/checkout?checkout=${checkout.id}`,
    });
  }

  private place(tx: Tx, { order_id, order_code }: CheckoutRow, { draft, crew }: Agreed): Promise<void> {
    const birth = { id: order_id, code: order_code, paymentId: null };
    return this.orders.add(tx, Order.place(draft, birth, this.clock.now()), crew);
  }
}
