import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { editStore, InputOf, PartnerProfile, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { storeTermsOf } from '../../domain/terms-audit';
import { OpenOrders } from '../../open-orders';
import { PricingUnitRepository } from '../../persistence/pricing-units/pricing-unit.repository';
import { StoreRepository } from '../../persistence/stores/store.repository';
import { noteTermsChange } from '../../persistence/stores/terms-changes';
import { StoreViews } from '../../views/store-view';
import { StoreWork } from '../../services/store-work';

export class EditStore extends Command<Result<PartnerProfile>> {
  constructor(
    readonly partner: string,
    readonly profile: InputOf<typeof editStore>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(EditStore)
export class EditStoreHandler implements ICommandHandler<EditStore> {
  constructor(
    private readonly work: StoreWork,
    private readonly stores: StoreRepository,
    private readonly units: PricingUnitRepository,
    private readonly views: StoreViews,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, profile: said, userId }: EditStore): Promise<Result<PartnerProfile>> {
    const { version, ...profile } = said;
    const edited = await this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, store) => {
      if (version !== undefined && version !== store.state.version) return refuse('conflict.version');
      const hasPublicUnit = await this.units.hasPublic(tx, store.state.id);
      const before = storeTermsOf(store.state);
      const now = this.clock.now();
      const done = store.edit(profile, hasPublicUnit, now);
      if (!done.ok) return done;
      const change = { storeId: store.state.id, unitId: null, by: userId, at: now };
      await noteTermsChange(tx, change, { before, after: storeTermsOf(store.state) });
      await this.stores.save(tx, store);
      return accept(store.state);
    });
    return edited.ok ? accept(await this.views.of(edited.value, 'crew')) : edited;
  }
}

/**
 * Closes a store: its page is removed and its name stays reserved. Refused while an order is pending, is to take place or
 * is being paid.
 */
export class CloseStore extends Command<Result<undefined>> {
  constructor(
    readonly partner: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(CloseStore)
export class CloseStoreHandler implements ICommandHandler<CloseStore> {
  constructor(
    private readonly work: StoreWork,
    private readonly stores: StoreRepository,
    private readonly orders: OpenOrders,
    private readonly clock: Clock,
  ) {}

  execute({ partner, userId }: CloseStore): Promise<Result<undefined>> {
    return this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, store) => {
      if ((await this.orders.of(tx, store.state.id)) > 0) return refuse('store.has_orders');
      store.close(this.clock.now());
      await this.stores.save(tx, store);
      tx.hint(`user:${userId}`);
      return accept();
    });
  }
}
