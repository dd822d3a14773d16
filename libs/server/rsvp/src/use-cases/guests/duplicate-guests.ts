import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, EventId, listDuplicates, RsvpId, UserId } from '@smachot/contracts';
import { accept, refuse, nameKey, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import {
  type DuplicatePair,
  duplicateKey,
  findDuplicates,
  namesHousehold,
  pairKey,
} from '@smachot/server-guest-import';
import { DistinctGuests, DuplicateQueries, type NamedGuest } from '../../persistence/guests/duplicates';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { rsvpView, withoutGift } from '../../views/rsvp-view';

type Answer = AnswerOf<typeof listDuplicates>;

/** Maximum number of pairs per response. */
const SHOWN = 20;

/** Finds pairs of records of an event that are likely the same guest. */
export class DuplicateGuests extends Query<Result<Answer>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(DuplicateGuests)
export class DuplicateGuestsHandler implements IQueryHandler<DuplicateGuests> {
  constructor(
    private readonly queries: DuplicateQueries,
    private readonly merged: MergedGuests,
  ) {}

  async execute({ eventId, userId }: DuplicateGuests): Promise<Result<Answer>> {
    const event = await this.queries.event(eventId, userId);
    if (!event) return refuse('not_found');
    const named = await this.queries.named(eventId);
    const distinct = new Set((event.distinct ?? []).map(([a, b]) => pairKey(a, b)));
    const pairs = findDuplicates(named.map(comparable), distinct);
    return accept({
      count: pairs.length,
      pairs: await this.shown(pairs.slice(0, SHOWN), event),
    });
  }

  private async shown(
    pairs: DuplicatePair[],
    { headcount, editor }: { headcount: boolean; editor: boolean },
  ): Promise<Answer['pairs']> {
    const ids = pairs.flatMap((pair) => pair.ids);
    const [rows, messages] = await Promise.all([this.queries.records(ids), this.merged.messages(ids)]);
    const views = new Map(
      rows.map((row) => {
        const view = rsvpView(row, headcount, messages.get(row.id));
        return [row.id, editor ? view : withoutGift(view)];
      }),
    );
    return pairs.flatMap(({ reason, ids: [first, second] }) => {
      const [a, b] = [views.get(first), views.get(second)];
      return a && b ? [{ reason, guests: [a, b] as [typeof a, typeof b] }] : [];
    });
  }
}

const comparable = ({ id, name, phone, side }: NamedGuest) => {
  const key = nameKey(name);
  return { id, phone, side, key: duplicateKey(key), household: namesHousehold(key) };
};

/** Marks two records as different guests on the host's behalf. */
export class KeepGuestsApart extends Command<Result<undefined>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpIds: [RsvpId, RsvpId],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(KeepGuestsApart)
export class KeepGuestsApartHandler implements ICommandHandler<KeepGuestsApart> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly distinct: DistinctGuests,
  ) {}

  execute({ eventId, rsvpIds, userId }: KeepGuestsApart): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      return (await this.distinct.add(tx, eventId, rsvpIds)) ? accept() : refuse('not_found');
    });
  }
}
