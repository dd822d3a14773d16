import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listStoreSuspensions, setStoreSuspension } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Store } from '../../domain/store';
import { PricingUnitRepository } from '../../persistence/pricing-units/pricing-unit.repository';
import { StoreRepository } from '../../persistence/stores/store.repository';
import { SuspensionQueries } from '../../persistence/stores/suspension.queries';
import { StoreNotices } from '../../services/store-notices';

type Listed = AnswerOf<typeof listStoreSuspensions>;
type Asked = InputOf<typeof setStoreSuspension>['body'];

export class ListStoreSuspensions extends Query<Listed> {}

@QueryHandler(ListStoreSuspensions)
export class ListStoreSuspensionsHandler implements IQueryHandler<ListStoreSuspensions> {
  constructor(private readonly suspensions: SuspensionQueries) {}

  async execute(): Promise<Listed> {
    return { stores: await this.suspensions.list() };
  }
}

/** An admin takes a store off the public pages, or puts it back. What is so already stays as it is. */
export class SetStoreSuspension extends Command<Result<undefined>> {
  constructor(
    readonly partner: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@CommandHandler(SetStoreSuspension)
export class SetStoreSuspensionHandler implements ICommandHandler<SetStoreSuspension> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly units: PricingUnitRepository,
    private readonly notices: StoreNotices,
    private readonly acts: ActLog,
    private readonly clock: Clock,
  ) {}

  execute({ partner, asked }: SetStoreSuspension): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const store = await this.stores.named(tx, partner);
      if (!store) return refuse('not_found');
      const { id, isPublic } = store.state;
      if (!(await this.turn(tx, store, asked))) return accept();
      await this.stores.save(tx, store);
      await this.notices.suspension(tx, store, asked.reason);
      await this.acts.changed(tx, {
        subject: { kind: 'store', id },
        before: { suspended: !asked.suspended, isPublic },
        after: { suspended: asked.suspended, isPublic: store.state.isPublic },
      });
      return accept();
    });
  }

  private async turn(tx: Tx, store: Store, { suspended, reason }: Asked): Promise<boolean> {
    if (suspended) return store.suspend(reason, this.clock.now());
    return store.liftSuspension(await this.units.hasPublic(tx, store.state.id));
  }
}
