import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, InputOf, listGifts, UserId } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { giftTotals } from '../../domain/gifts/gift-totals';
import { GiftQueries } from '../../persistence/gifts/gift.queries';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { giftView } from '../../views/gift-view';

type Answer = AnswerOf<typeof listGifts>;

/** Reads a page of an event's gifts, for its owner and editors; the first page includes the totals. */
export class ListGifts extends Query<Result<Answer>> {
  constructor(
    readonly eventId: EventId,
    readonly asked: InputOf<typeof listGifts>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ListGifts)
export class ListGiftsHandler implements IQueryHandler<ListGifts> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly queries: GiftQueries,
  ) {}

  async execute({ eventId, asked, userId }: ListGifts): Promise<Result<Answer>> {
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    const { cursor, limit, unthanked = false } = asked;
    const { gifts, nextCursor } = await this.queries.page(eventId, { cursor, limit, unthanked });
    return accept({
      gifts: gifts.map(giftView),
      ...(cursor === undefined ? { totals: giftTotals(await this.queries.counted(eventId)) } : {}),
      nextCursor,
    });
  }
}
