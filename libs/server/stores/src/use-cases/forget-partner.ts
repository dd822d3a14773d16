import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { ownedAlone } from '../persistence/sole-owner';
import { StoreRepository } from '../persistence/store.repository';

/**
 * Somebody's account is gone: he works nowhere any more. A store of which he was the only owner is closed, and what it says
 * of a person (phone, e-mail) goes with him. Invitations he sent to phones keep no phone.
 */
export class ForgetPartner extends Command<void> {
  constructor(
    readonly userId: string,
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
  ) {}

  async execute({ userId, delivery }: ForgetPartner): Promise<void> {
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
        Object.assign(store.state, { email: null, emailVerifiedAt: null, businessPhone: '', vatStatements });
        await this.stores.save(tx, store);
        await tx.query('delete from stores.email_verifications where store_id = $1', [storeId]);
      }
      await tx.query('delete from stores.crew where user_id = $1', [userId]);
      await tx.query('update stores.crew_invitations set phone = null where invited_by = $1', [userId]);
    });
  }
}
