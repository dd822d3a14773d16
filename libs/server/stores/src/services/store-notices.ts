import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import { atWallTime } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { Store } from '../domain/store';
import { CrewRepository } from '../persistence/crew/crew.repository';

/** What a plan has no room for: names of the units, and the accounts of the members. */
export type Unfitted = { units: string[]; members: UserId[] };

const NAMED_MOST = 5;
const named = (names: string[]): string =>
  [...names.slice(0, NAMED_MOST), ...(names.length > NAMED_MOST ? ['…'] : [])].join(', ');

/** Tells the owners of a store, and its suspended members, what happened to it. */
@Injectable()
export class StoreNotices {
  constructor(private readonly crew: CrewRepository) {}

  /** @param explanation the admin's reason */
  async suspension(tx: Tx, { state }: Store, explanation: string): Promise<void> {
    const suspended = state.suspension !== null;
    for (const userId of await this.owners(tx, state.id))
      tx.emit('notifications.wanted', {
        userId,
        kind: suspended ? 'store_suspended' : 'store_reinstated',
        values: { store: state.businessName, explanation },
        href: `/dashboard/${state.username}`,
        urgent: suspended,
      });
  }

  /** @param until the last day of its place */
  async picked(
    tx: Tx,
    { storeId, username, businessName: store }: { storeId: StoreId; username: string; businessName: string },
    until: string,
  ): Promise<void> {
    const eventAt = atWallTime(until, '12:00').toISOString();
    for (const userId of await this.owners(tx, storeId))
      tx.emit('notifications.wanted', {
        ...{ userId, kind: 'store_picked', values: { store, eventAt } },
        ...{ href: `/dashboard/${username}`, urgent: false },
      });
  }

  async unfitted(tx: Tx, store: Store, { units, members }: Unfitted): Promise<void> {
    const { state } = store;
    if (!units.length && !members.length) return;
    for (const userId of await this.owners(tx, state.id))
      tx.emit('notifications.wanted', {
        userId,
        kind: 'plan_fitted',
        values: {
          ...{ store: state.businessName, archived: units.length, suspended: members.length },
          units: named(units),
        },
        href: `/dashboard/${state.username}/account/keeping`,
        urgent: false,
      });
    this.membersSuspended(tx, store, members);
  }

  membersSuspended(tx: Tx, { state }: Store, members: readonly UserId[]): void {
    for (const userId of members)
      tx.emit('notifications.wanted', {
        ...{ userId, kind: 'crew_suspended', values: { store: state.businessName } },
        ...{ href: '/me', urgent: false },
      });
  }

  private async owners(tx: Tx, storeId: StoreId): Promise<UserId[]> {
    const crew = await this.crew.of(tx, storeId);
    return crew.filter(({ role }) => role === 'Owner').map(({ userId }) => userId);
  }
}
