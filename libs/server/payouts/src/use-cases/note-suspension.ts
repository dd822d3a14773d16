import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { UnsentPayouts } from '../services/unsent-payouts';
import { StoresGateway } from '../stores-gateway';

/** A store was suspended: the payout that was planned to it is taken back. */
export class NoteSuspension extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteSuspension)
export class NoteSuspensionHandler implements ICommandHandler<NoteSuspension> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly unsent: UnsentPayouts,
  ) {}

  async execute({ storeId, delivery }: NoteSuspension): Promise<void> {
    const contacts = await this.stores.contacts([storeId]);
    await this.work.runOnce(delivery, async (tx) => {
      if (contacts.get(storeId)?.suspended) await this.unsent.cancelOf(tx, storeId, 'store_suspended');
    });
  }
}
