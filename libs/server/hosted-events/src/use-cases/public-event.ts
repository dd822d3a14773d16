import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PublicEvent } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { PublicEventPages } from '../views/public-event-view';

export class PublicEventOf extends Query<Result<PublicEvent>> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(PublicEventOf)
export class PublicEventOfHandler implements IQueryHandler<PublicEventOf> {
  constructor(private readonly pages: PublicEventPages) {}

  async execute({ slug }: PublicEventOf): Promise<Result<PublicEvent>> {
    const found = await this.pages.of(slug);
    return found.ok ? accept(found.value.page) : found;
  }
}
