import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, readResponseTime } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ResponseTimes } from '../../services/response-times';
import { StoresGateway } from '../../stores-gateway';

type Answer = AnswerOf<typeof readResponseTime>;

/** Response time of a public store. */
export class ResponseTimeOfStore extends Query<Result<Answer>> {
  constructor(readonly store: string) {
    super();
  }
}

@QueryHandler(ResponseTimeOfStore)
export class ResponseTimeOfStoreHandler implements IQueryHandler<ResponseTimeOfStore> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly times: ResponseTimes,
  ) {}

  async execute({ store }: ResponseTimeOfStore): Promise<Result<Answer>> {
    const partnerId = await this.stores.publicId(store);
    if (partnerId === null) return refuse('not_found');
    return accept({ responseMinutes: await this.times.of(partnerId) });
  }
}
