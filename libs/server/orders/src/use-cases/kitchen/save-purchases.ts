import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isDeepStrictEqual } from 'node:util';
import type { DishPurchases, InputOf, savePurchases, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { PurchaseRepository } from '../../persistence/kitchen/purchase.repository';
import { StoresGateway } from '../../stores-gateway';

/** Saves the shopping list for one portion of a dish, upon the list that was shown. */
export class SavePurchases extends Command<Result<DishPurchases>> {
  constructor(
    readonly store: string,
    readonly form: InputOf<typeof savePurchases>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(SavePurchases)
export class SavePurchasesHandler implements ICommandHandler<SavePurchases> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly lists: PurchaseRepository,
  ) {}

  async execute({ store, form, userId }: SavePurchases): Promise<Result<DishPurchases>> {
    const { expected, ...purchases } = form;
    const works = await this.stores.roleAt(store, userId);
    if (!works) return refuse('not_found');
    const { partnerId: storeId } = works;
    return this.work.run(async (tx) => {
      await this.lists.lock(tx, storeId);
      if (expected && !isDeepStrictEqual(await this.lists.linesOf(tx, storeId, purchases.dish), expected))
        return refuse('conflict.version');
      if (!purchases.lines.length) {
        await this.lists.delete(tx, storeId, purchases.dish);
        return accept(purchases);
      }
      return (await this.lists.save(tx, storeId, purchases))
        ? accept(purchases)
        : refuse('purchases.too_many');
    });
  }
}
