import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Checkout, PlaceOrderForm, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { checkoutView } from '../../domain/placing/checkout';
import { CheckoutAuthorization, type Reserved } from '../../services/checkout-authorization';
import { CheckoutReservation } from '../../services/checkout-reservation';
import type { Draft } from '../../domain/order-state';
import { RESERVED_MS } from '../../domain/order-times';
import { type AgreedDraft, OrderDraftBuilder } from '../../services/order-draft-builder';
import type { NewCheckout, RequestedCheckout } from '../../persistence/placing/checkout.repository';

/** Reserves the slot and authorizes the price; an order that costs nothing is placed at once. The same key returns the same checkout. */
export class PlaceOrder extends Command<Result<Checkout>> {
  constructor(
    readonly form: PlaceOrderForm,
    readonly userId: UserId,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly drafts: OrderDraftBuilder,
    private readonly reservation: CheckoutReservation,
    private readonly authorization: CheckoutAuthorization,
    private readonly clock: Clock,
  ) {}

  async execute(asked: PlaceOrder): Promise<Result<Checkout>> {
    const agreed = await this.drafts.build(asked.form, asked.userId);
    if (!agreed.ok) return (await this.earlier(asked)) ?? agreed;
    const reserved = await this.work.run((tx) => this.reserve(tx, asked, agreed.value));
    if (!reserved.ok) return (await this.earlier(asked)) ?? reserved;
    if (!reserved.value) return (await this.earlier(asked))!;
    const { checkout, hold } = reserved.value;
    const placed = !hold || (await this.authorization.take(reserved.value));
    return accept(checkoutView({ ...checkout, status: placed ? 'placed' : checkout.status }, null));
  }

  /** Records slot and authorization in one transaction; the provider is asked after it. Undefined when this key was used before. */
  private async reserve(
    tx: Tx,
    asked: PlaceOrder,
    { draft, store, crew }: AgreedDraft,
  ): Promise<Result<Reserved | undefined>> {
    const row = this.checkoutOf(asked, draft);
    const found = await this.reservation.reserve(tx, { row, draft, store });
    if (!found.ok) return found;
    if (!found.value) return accept(undefined);
    const reserved = { ...found.value, draft, crew };
    if (row.payment_id) return this.authorization.begin(tx, reserved, asked.form);
    await this.authorization.place(tx, reserved);
    return accept({ ...reserved, hold: null });
  }

  private checkoutOf({ form, userId, key }: PlaceOrder, draft: Draft): NewCheckout {
    const now = this.clock.now();
    return {
      id: newId(),
      user_id: userId,
      key,
      asked: hashOf(form),
      order_id: newId(),
      payment_id: draft.price === 0 ? null : newId(),
      status: 'authorising',
      price: draft.price,
      draft,
      store_id: draft.storeId,
      expires_at: new Date(now.getTime() + RESERVED_MS),
      created_at: now,
    };
  }

  /** The checkout this key created before, also when the terms could no longer be agreed on. */
  private async earlier({ form, userId, key }: PlaceOrder): Promise<Result<Checkout> | undefined> {
    const found: RequestedCheckout | undefined = await this.reservation.findByKey(userId, key);
    if (!found) return undefined;
    if (found.asked && found.asked !== hashOf(form)) return refuse('idempotency.reused');
    return accept(checkoutView(found, null));
  }
}

/** The draft id is left out: the same form reviewed under another draft is the same request. */
const hashOf = ({ draftId: _, ...form }: PlaceOrderForm): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('base64url');
