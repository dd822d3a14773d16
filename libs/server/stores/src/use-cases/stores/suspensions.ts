import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listStoreSuspensions, setStoreSuspension } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { SuspensionQueries } from '../../persistence/stores/suspension.queries';
import { StoreSuspending } from '../../services/store-suspending';

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
    private readonly suspending: StoreSuspending,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, asked }: SetStoreSuspension): Promise<Result<undefined>> {
    const set = await this.suspending.set(partner, asked, this.clock.now());
    return set.ok ? accept() : set;
  }
}
