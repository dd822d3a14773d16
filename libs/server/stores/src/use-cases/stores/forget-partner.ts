import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, FileStore, PhoneKeys, type Tx, UnitOfWork } from '@smachot/server-platform';
import { ownedAlone } from '../../persistence/crew/sole-owner';
import { StoreRepository } from '../../persistence/stores/store.repository';

/**
 * Forgets a person whose account was deleted: they are removed from every crew. A store of which they were the only owner
 * is closed, and its personal data (phone, e-mail, place, words about them) is deleted; its name stays, since documents
 * name their issuer. Their favourites are deleted. Invitations they sent lose the phone, and those sent to their phone are
 * withdrawn and lose it, too.
 */
export class ForgetPartner extends Command<void> {
  constructor(
    readonly userId: string,
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
    private readonly clock: Clock,
    private readonly phones: PhoneKeys,
    private readonly files: FileStore,
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
        await this.deleteFiles([...keys, ...(await this.hideUnitImages(tx, storeId))]);
        Object.assign(store.state, { pictures: [], profilePicture: null, coverPhoto: null });
        Object.assign(store.state, { email: null, emailVerifiedAt: null, businessPhone: '', vatStatements });
        const nowhere = { location: null, lat: 0, lng: 0 };
        Object.assign(store.state, { description: '', about: '', links: {}, externalMedia: {}, ...nowhere });
        await this.stores.save(tx, store);
        await tx.query('delete from stores.email_verifications where store_id = $1', [storeId]);
      }
      await tx.query('delete from stores.crew where user_id = $1', [userId]);
      await tx.query('delete from stores.favourites where user_id = $1', [userId]);
      await tx.query('update stores.crew_invitations set phone = null where invited_by = $1', [userId]);
      if (phoneKey) await this.withdrawInvitationsTo(tx, phoneKey);
    });
  }

  /** Withdraws invitations to the phone. The event contains the phone's key only, so the invited phones are compared here. */
  private async withdrawInvitationsTo(tx: Tx, phoneKey: string): Promise<void> {
    const invited = await tx.query<{ phone: string }>(
      'select distinct phone from stores.crew_invitations where phone is not null',
    );
    const theirs = invited.map(({ phone }) => phone).filter((phone) => this.phones.of(phone) === phoneKey);
    await tx.query(
      `update stores.crew_invitations set phone = null, answered_at = coalesce(answered_at, $2),
         outcome = coalesce(outcome, 'withdrawn') where phone = any($1)`,
      [theirs, this.clock.now()],
    );
  }

  /** Removes the pictures of the store's units, and its drafts, which are of no use for a closed store. Answers the pictures' keys. */
  private async hideUnitImages(tx: Tx, storeId: string): Promise<string[]> {
    const shown = await tx.query<{ key: string }>(
      `select distinct image->>'key' as key from (
         select images from stores.pricing_units where store_id = $1
         union all select d.images from stores.pricing_unit_drafts d join stores.pricing_units u on u.id = d.unit_id where u.store_id = $1
       ) shown, jsonb_array_elements(images) as image`,
      [storeId],
    );
    await tx.query(
      'delete from stores.pricing_unit_drafts d using stores.pricing_units u where u.id = d.unit_id and u.store_id = $1',
      [storeId],
    );
    await tx.query(
      `update stores.pricing_unit_revisions r set images = '[]' from stores.pricing_units u
       where u.id = r.unit_id and u.store_id = $1 and r.images <> '[]'`,
      [storeId],
    );
    await tx.query(`update stores.pricing_units set images = '[]' where store_id = $1 and images <> '[]'`, [
      storeId,
    ]);
    return shown.map(({ key }) => key);
  }

  private async deleteFiles(keys: string[]): Promise<void> {
    for (const key of keys) await this.files.delete(key);
  }
}
