import { Injectable } from '@nestjs/common';
import type { NewsletterId, StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { isTooMany } from '../domain/stop';
import { ConsentRepository } from '../persistence/consent.repository';
import { NewsletterRepository } from '../persistence/newsletter.repository';

/** Stops the sending of stores. */
@Injectable()
export class SendingStops {
  constructor(
    private readonly newsletters: NewsletterRepository,
    private readonly consents: ConsentRepository,
    private readonly clock: Clock,
  ) {}

  /** Stops the store for an admin to look at, when too many recipients of the newsletter left or complained. */
  async stopIfTooMany(tx: Tx, storeId: StoreId, newsletterId: NewsletterId): Promise<void> {
    await this.newsletters.lockStore(tx, storeId);
    if (!isTooMany(await this.consents.reactionsTo(tx, newsletterId))) return;
    await this.consents.stop(tx, storeId, newsletterId, this.clock.now());
    await this.pauseAll(tx, storeId);
  }

  /** Pauses what the store sends or has planned. */
  async pauseAll(tx: Tx, storeId: StoreId): Promise<void> {
    for (const id of await this.newsletters.underWay(tx, storeId)) {
      const newsletter = await this.newsletters.load(tx, id);
      if (newsletter?.pause('system', this.clock.now()).ok) await this.newsletters.save(tx, newsletter);
    }
  }
}
