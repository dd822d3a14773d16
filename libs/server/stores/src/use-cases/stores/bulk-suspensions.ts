import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { BulkPreview, BulkResult, InputOf, previewStoreSuspensions, StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { bulkOutcome } from '@smachot/server-platform';
import { SuspensionQueries } from '../../persistence/stores/suspension.queries';
import { StoreSuspending, type Suspension } from '../../services/store-suspending';

/** What a suspension of these stores, or its end, would change. */
export class PreviewStoreSuspensions extends Query<BulkPreview> {
  constructor(readonly asked: InputOf<typeof previewStoreSuspensions>['body']) {
    super();
  }
}

@QueryHandler(PreviewStoreSuspensions)
export class PreviewStoreSuspensionsHandler implements IQueryHandler<PreviewStoreSuspensions> {
  constructor(private readonly suspensions: SuspensionQueries) {}

  async execute({ asked: { partnerIds, suspended } }: PreviewStoreSuspensions): Promise<BulkPreview> {
    const known = await this.suspensions.standingOf(partnerIds);
    const rows = [...new Set(partnerIds)].map((id) => {
      const store = known.get(id);
      const outcome = !store || store.closed ? 'gone' : store.suspended === suspended ? 'unchanged' : 'ready';
      return { id, name: store?.businessName ?? '', outcome } as const;
    });
    return { rows };
  }
}

/** Suspends stores one after another, or lifts their suspensions; one that fails does not stop the others. */
export class SetStoreSuspensions extends Command<BulkResult> {
  constructor(
    readonly partnerIds: StoreId[],
    readonly asked: Suspension,
  ) {
    super();
  }
}

@CommandHandler(SetStoreSuspensions)
export class SetStoreSuspensionsHandler implements ICommandHandler<SetStoreSuspensions> {
  constructor(
    private readonly suspending: StoreSuspending,
    private readonly suspensions: SuspensionQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ partnerIds, asked }: SetStoreSuspensions): Promise<BulkResult> {
    const known = await this.suspensions.standingOf(partnerIds);
    const rows: BulkResult['rows'] = [];
    for (const id of new Set(partnerIds)) {
      const outcome = await bulkOutcome(() => this.suspending.set(id, asked, this.clock.now()));
      rows.push({ id, name: known.get(id)?.businessName ?? '', outcome });
    }
    return { rows };
  }
}
