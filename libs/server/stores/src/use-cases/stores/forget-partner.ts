import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, FileStore, UnitOfWork } from '@smachot/server-platform';
import { ownedAlone } from '../../persistence/crew/sole-owner';
import { PersonErasure } from '../../persistence/person-erasure';
import { StoreRepository } from '../../persistence/stores/store.repository';

/**
 * Forgets a person whose account was deleted: they are removed from every crew. A store of which they were the only owner
 * is closed, and its personal data (phone, e-mail, place, words about them) is deleted; its name stays, since documents
 * name their issuer. Their favourites are deleted. Invitations they sent lose the phone, and those sent to their phone are
 * withdrawn and lose it, too.
 */
export class ForgetPartner extends Command<void> {
  constructor(
    readonly userId: UserId,
    /** Absent in older events. */
    readonly phoneKey: string | undefined,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetPartner)
export class ForgetPartnerHandler implements ICommandHandler<ForgetPartner> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly erasure: PersonErasure,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, phoneKey, delivery }: ForgetPartner): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      for (const storeId of await ownedAlone(tx, userId)) {
        const store = await this.stores.byId(tx, storeId);
        if (!store) continue;
        if (!store.state.closedAt) store.close(this.clock.now());
        // a dealer's number is the person's own
        const vatStatements = store.state.vatStatements.map(({ since, vat }) => ({
          since,
          vat: vat && (vat.status === 'company' || vat.status === 'nonprofit' ? vat : { ...vat, number: '' }),
        }));
        const { pictures, profilePicture, coverPhoto } = store.state;
        const keys = [...pictures, profilePicture, coverPhoto].flatMap((picture) => picture?.key ?? []);
        // before the commit: after a crash the deletion is repeated
        await this.deleteFiles([...keys, ...(await this.erasure.erasePictures(tx, storeId))]);
        Object.assign(store.state, { pictures: [], profilePicture: null, coverPhoto: null });
        Object.assign(store.state, { email: null, emailVerifiedAt: null, businessPhone: '', vatStatements });
        const nowhere = { location: null, lat: 0, lng: 0 };
        Object.assign(store.state, { description: '', about: '', links: {}, externalMedia: {}, ...nowhere });
        await this.stores.save(tx, store);
        await this.erasure.eraseEmailLinks(tx, storeId);
      }
      await this.erasure.erase(tx, userId, phoneKey);
    });
  }

  private async deleteFiles(keys: string[]): Promise<void> {
    for (const key of keys) await this.files.delete(key);
  }
}
