import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Checkout } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { checkoutView } from './domain/placing/checkout';
import { RESERVED_MS } from './domain/order-times';
import { AgreedCheckouts } from './persistence/placing/agreed-checkouts';
import type { NewCheckout } from './persistence/placing/checkout.repository';
import type { AgreeingCustomer, Agreement } from './services/agreement';
import { AgreedDraftBuilder } from './services/agreed-draft-builder';
import { CheckoutAuthorization, type Reserved } from './services/checkout-authorization';
import { CheckoutReservation } from './services/checkout-reservation';
import type { AgreedDraft } from './services/order-draft-builder';

/**
 * Places orders whose terms the store has already agreed to (ADR 63): the same slot, authorization and checkout as of any order, but the
 * order is born approved and its payment is captured. One agreement becomes one order at most.
 */
@Injectable()
export class AgreedOrders {
  constructor(
    private readonly work: UnitOfWork,
    private readonly drafts: AgreedDraftBuilder,
    private readonly agreed: AgreedCheckouts,
    private readonly reservation: CheckoutReservation,
    private readonly authorization: CheckoutAuthorization,
    private readonly clock: Clock,
  ) {}

  /** The checkout that this key created before; undefined: none. */
  async earlier({ userId, key, request }: AgreeingCustomer): Promise<Result<Checkout> | undefined> {
    const found = await this.reservation.findByKey(userId, key);
    if (!found) return undefined;
    return found.asked === hashOf(request) ? accept(checkoutView(found, null)) : refuse('idempotency.reused');
  }

  /** Never inside a transaction. Refusals: pricing_unit.gone, slot.*, payment_terms.changed, card.missing, proposal.being_accepted. */
  async place(agreement: Agreement, customer: AgreeingCustomer): Promise<Result<Checkout>> {
    const built = await this.drafts.build(agreement, customer.userId);
    if (!built.ok) return (await this.earlier(customer)) ?? built;
    const reserved = await this.work.run((tx) => this.reserve(tx, agreement, customer, built.value));
    if (!reserved.ok) return (await this.earlier(customer)) ?? reserved;
    const placed = await this.authorization.take(reserved.value);
    const { checkout } = reserved.value;
    return accept(checkoutView({ ...checkout, status: placed ? 'placed' : checkout.status }, null));
  }

  private async reserve(
    tx: Tx,
    agreement: Agreement,
    customer: AgreeingCustomer,
    { draft, store, crew }: AgreedDraft,
  ): Promise<Result<Reserved>> {
    if (!(await this.agreed.isFree(tx, agreement.proposalId))) return refuse('proposal.being_accepted');
    const row = this.checkoutOf(customer, draft);
    const found = await this.reservation.reserve(tx, { row, draft, store });
    if (!found.ok) return found;
    if (!found.value) return refuse('proposal.being_accepted');
    await this.agreed.bind(tx, row.id, agreement.proposalId);
    return this.authorization.begin(tx, { ...found.value, draft, crew }, agreement);
  }

  private checkoutOf({ userId, key, request }: AgreeingCustomer, draft: AgreedDraft['draft']): NewCheckout {
    const now = this.clock.now();
    return {
      id: newId(),
      user_id: userId,
      key,
      asked: hashOf(request),
      order_id: newId(),
      payment_id: newId(),
      status: 'authorising',
      price: draft.price,
      draft,
      store_id: draft.storeId,
      expires_at: new Date(now.getTime() + RESERVED_MS),
      created_at: now,
    };
  }
}

const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
