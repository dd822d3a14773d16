import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DishPurchases } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel, returningRows, UnitOfWork } from '@smachot/server-platform';
import { StoresGateway } from '../../stores-gateway';

/** Maximum of dishes of one store with a shopping list. */
export const MOST_DISHES = 1_000;

/** Shopping lists of stores for their dishes, private to each store. */
@Injectable()
export class Purchases {
  constructor(private readonly read: ReadModel) {}

  of(storeId: string, dishes: string[]): Promise<DishPurchases[]> {
    if (!dishes.length) return Promise.resolve([]);
    return this.read.rows<DishPurchases>(
      'select dish, lines from orders.purchases where store_id = $1 and dish = any($2) order by dish',
      [storeId, [...new Set(dishes)]],
    );
  }
}

/** Saves the shopping list for one portion of a dish; of two concurrent saves the last one wins. */
export class SavePurchases extends Command<Result<DishPurchases>> {
  constructor(
    readonly store: string,
    readonly purchases: DishPurchases,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(SavePurchases)
export class SavePurchasesHandler implements ICommandHandler<SavePurchases> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ store, purchases, userId }: SavePurchases): Promise<Result<DishPurchases>> {
    const works = await this.stores.roleAt(store, userId);
    if (!works) return refuse('not_found');
    const { partnerId: storeId } = works;
    const { dish, lines } = purchases;
    return this.work.run(async (tx) => {
      // concurrent additions count one after another, so that the limit holds
      await tx.query(`select pg_advisory_xact_lock(hashtext('orders.purchases'), hashtext($1))`, [storeId]);
      if (!lines.length) {
        await tx.query('delete from orders.purchases where store_id = $1 and dish = $2', [storeId, dish]);
        return accept(purchases);
      }
      const saved = await tx.query(
        `insert into orders.purchases (store_id, dish, lines) select $1, $2, $3
         where (select count(*) from orders.purchases where store_id = $1 and dish <> $2) < ${MOST_DISHES}
         on conflict (store_id, dish) do update set lines = excluded.lines returning dish`,
        [storeId, dish, JSON.stringify(lines)],
      );
      return returningRows(saved).length ? accept(purchases) : refuse('purchases.too_many');
    });
  }
}
