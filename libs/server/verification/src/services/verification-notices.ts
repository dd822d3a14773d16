import { Injectable } from '@nestjs/common';
import type { NotificationKind, StoreId, UserId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import type { Tx } from '@smachot/server-platform';
import type { StoreContact } from '@smachot/server-stores';
import type { BankDetails } from '../domain/bank-details';
import { NoticeRepository } from '../persistence/notice.repository';
import { StoresGateway } from '../stores-gateway';

/** The people behind a store. `email`: an address of theirs that was verified. */
export type Audience = { store: StoreContact | undefined; email: string | null };

/** Tells owners and admins what happens to bank details; never a number of them. */
@Injectable()
export class VerificationNotices {
  constructor(
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
    private readonly notices: NoticeRepository,
  ) {}

  /** Reads whom to tell; before the transaction, since it takes connections of its own. */
  async audienceOf(storeId: StoreId): Promise<Audience> {
    const store = await this.stores.contact(storeId);
    if (!store || store.email) return { store, email: store?.email ?? null };
    const owners = [...(await this.directory.of(store.ownerIds)).values()];
    return { store, email: owners.find(({ emailVerified }) => emailVerified)?.email ?? null };
  }

  /** The decision, to the owners. */
  decided(tx: Tx, { state }: BankDetails, { store }: Audience): void {
    const kind = state.status === 'verified' ? 'bank_details_verified' : 'bank_details_rejected';
    this.tellOwners(tx, kind, store, false);
  }

  /**
   * A change of details that were verified: to every owner at once, and by mail to the address that was known before as well as
   * to the present one, since whoever changed the details may have changed the address, too.
   */
  async changed(tx: Tx, before: string | null, { store, email }: Audience, now: Date): Promise<void> {
    this.tellOwners(tx, 'bank_details_changed', store, true);
    const addresses = [...new Set([before, email].filter((one) => one !== null))];
    if (addresses.length)
      await this.notices.add(tx, { addresses, businessName: store?.businessName ?? '' }, now);
  }

  async admins(): Promise<UserId[]> {
    return (await this.directory.superAdmins()).map(({ id }) => id);
  }

  waiting(tx: Tx, admins: UserId[]): void {
    for (const userId of admins)
      tx.emit('notifications.wanted', {
        userId,
        kind: 'bank_details_waiting',
        values: {},
        href: '/admin-panel/bank-details',
        urgent: false,
      });
  }

  private tellOwners(tx: Tx, kind: NotificationKind, store: StoreContact | undefined, urgent: boolean): void {
    for (const userId of store?.ownerIds ?? [])
      tx.emit('notifications.wanted', {
        userId,
        kind,
        values: { store: store!.businessName },
        href: `/dashboard/${store!.partnerUsername}/banking-info`,
        urgent,
      });
  }
}
