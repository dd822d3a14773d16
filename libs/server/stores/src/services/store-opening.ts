import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { Config, type Tx } from '@smachot/server-platform';
import type { Store } from '../domain/store';
import { StoreRepository } from '../persistence/stores/store.repository';
import { ContactLimits } from './contact-limits';

/** Adds a new store with its owner, within the limits of one account. A refusal rolls all of it back. */
@Injectable()
export class StoreOpening {
  constructor(
    private readonly stores: StoreRepository,
    private readonly contacts: ContactLimits,
    private readonly config: Config,
  ) {}

  async open(tx: Tx, store: Store, userId: UserId): Promise<Result<undefined>> {
    const { id: storeId, email, createdAt } = store.state;
    // before anything else is locked: the transaction may wait for others that write to the same address
    if (email) {
      const contact = { kind: 'email_link', storeId, userId, recipient: email } as const;
      const allowed = await this.contacts.take(tx, contact);
      if (!allowed.ok) return refuse(allowed.code, { fields: { email: allowed.code } });
    }
    // first the name: a request repeated because its answer was lost learns that the store exists
    if (!(await this.stores.open(tx, store, userId)))
      return refuse('username.taken', { fields: { partnerUsername: 'username.taken' } });
    const { today, owned } = await this.stores.countOf(tx, userId, createdAt);
    if (owned > this.config.settings.STORES_OWNED_LIMIT) return refuse('stores.too_many');
    if (today > this.config.settings.STORES_DAILY_LIMIT) return refuse('stores.too_many_today');
    return accept();
  }
}
