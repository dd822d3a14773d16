import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, listNewsletterStops, StoreId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import { ConsentRepository } from '../persistence/consent.repository';
import { NewsletterQueries } from '../persistence/newsletter.queries';
import { NewsletterRepository } from '../persistence/newsletter.repository';
import { StoresGateway } from '../stores-gateway';

/** Stores whose sending was stopped, for super admins. */
export class ListNewsletterStops extends Query<AnswerOf<typeof listNewsletterStops>> {}

@QueryHandler(ListNewsletterStops)
export class ListNewsletterStopsHandler implements IQueryHandler<ListNewsletterStops> {
  constructor(
    private readonly newsletters: NewsletterQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute(): Promise<AnswerOf<typeof listNewsletterStops>> {
    const rows = await this.newsletters.stops();
    const names = await this.stores.names(rows.map(({ storeId }) => storeId));
    return {
      stops: rows.map(({ storeId, stoppedAt, ...rest }) => ({
        ...rest,
        partnerId: storeId,
        partnerUsername: names.get(storeId)?.partnerUsername ?? '',
        businessName: names.get(storeId)?.businessName ?? '',
        stoppedAt: stoppedAt.toISOString(),
      })),
    };
  }
}

/** Lets a stopped store send again. */
export class ReleaseNewsletters extends Command<Result<undefined>> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@CommandHandler(ReleaseNewsletters)
export class ReleaseNewslettersHandler implements ICommandHandler<ReleaseNewsletters> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly newsletters: NewsletterRepository,
    private readonly consents: ConsentRepository,
    private readonly acts: ActLog,
  ) {}

  execute({ storeId }: ReleaseNewsletters): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      await this.newsletters.lockStore(tx, storeId);
      if (!(await this.consents.release(tx, storeId))) return refuse('not_found');
      await this.acts.changed(tx, {
        subject: { kind: 'store', id: storeId },
        before: { stopped: true },
        after: { stopped: false },
      });
      return accept();
    });
  }
}
