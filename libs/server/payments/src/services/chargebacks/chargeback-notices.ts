import { Injectable } from '@nestjs/common';
import type { NotificationKind, UserId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import type { Tx } from '@smachot/server-platform';
import type { ChargedStore } from '../../charged-orders-port';
import type { Chargeback } from '../../domain/chargebacks/chargeback';

/** Whom to tell: read before a transaction, since that takes connections of its own. */
export type Audience = { admins: UserId[]; store: ChargedStore | undefined };

const ADMIN_PAGE = '/admin-panel/payouts';

/** Asks both sides of a chargeback what they know, and tells them and the admins how it goes. */
@Injectable()
export class ChargebackNotices {
  constructor(private readonly directory: UserDirectory) {}

  async admins(): Promise<UserId[]> {
    return (await this.directory.superAdmins()).map(({ id }) => id);
  }

  opened(tx: Tx, chargeback: Chargeback, { admins, store }: Audience): void {
    this.tellCustomer(tx, chargeback, 'chargeback_question', true);
    this.tellOwners(tx, chargeback, 'chargeback_evidence', store, true);
    for (const userId of admins) this.tell(tx, chargeback, 'chargeback_case', userId, ADMIN_PAGE, false);
  }

  resolved(tx: Tx, chargeback: Chargeback, { admins, store }: Audience): void {
    const kind = chargeback.state.status === 'won' ? 'chargeback_won' : 'chargeback_lost';
    this.tellCustomer(tx, chargeback, kind, false);
    this.tellOwners(tx, chargeback, kind, store, false);
    for (const userId of admins) this.tell(tx, chargeback, kind, userId, ADMIN_PAGE, false);
  }

  /** Leads to where it is answered: the page of an order, or the list of payments where there is none. */
  private tellCustomer(tx: Tx, chargeback: Chargeback, kind: NotificationKind, urgent: boolean): void {
    const { userId, subject, orderId } = chargeback.state;
    const href = subject === 'order' ? `/me/orders/${orderId}` : '/me/payments';
    if (userId) this.tell(tx, chargeback, kind, userId, href, urgent);
  }

  private tellOwners(
    tx: Tx,
    chargeback: Chargeback,
    kind: NotificationKind,
    store: ChargedStore | undefined,
    urgent: boolean,
  ): void {
    if (!store) return;
    const { subject, orderId } = chargeback.state;
    const page = subject === 'order' ? `orders/${orderId}` : 'payments';
    const href = `/dashboard/${store.partnerUsername}/${page}`;
    for (const userId of store.ownerIds) this.tell(tx, chargeback, kind, userId, href, urgent);
  }

  private tell(
    tx: Tx,
    { state: { amount, orderCode, answerBy } }: Chargeback,
    kind: NotificationKind,
    userId: UserId,
    href: string,
    urgent: boolean,
  ): void {
    const values = { amount: amount / 100, code: orderCode, until: answerBy.toISOString() };
    tx.emit('notifications.wanted', { userId, kind, values, href, urgent });
  }
}
