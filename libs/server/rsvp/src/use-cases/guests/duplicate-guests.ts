import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, listDuplicates } from '@smachot/contracts';
import { accept, refuse, type Result, searchKey } from '@smachot/kernel';
import { ReadModel, UnitOfWork } from '@smachot/server-platform';
import {
  type DuplicatePair,
  duplicateKey,
  findDuplicates,
  namesHousehold,
  pairKey,
} from '../../domain/guests/duplicates';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { InvitationAccess, mayRead } from '../../persistence/invitations/invitation-access';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { rsvpSelection } from '../../persistence/guests/rsvp.repository';
import { rsvpView } from '../../views/rsvp-view';

type Answer = AnswerOf<typeof listDuplicates>;
type Invitation = { headcount: boolean; distinct: [string, string][] | null };
type Named = Pick<RsvpState, 'id' | 'name' | 'phone' | 'side'>;

/** Maximum number of pairs per response. */
const SHOWN = 20;

/** Finds pairs of records of an event that are likely the same guest. */
export class DuplicateGuests extends Query<Result<Answer>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(DuplicateGuests)
export class DuplicateGuestsHandler implements IQueryHandler<DuplicateGuests> {
  constructor(
    private readonly read: ReadModel,
    private readonly merged: MergedGuests,
  ) {}

  async execute({ eventId, userId }: DuplicateGuests): Promise<Result<Answer>> {
    const invitation = await this.read.one<Invitation>(
      `select i.questions @> '{headcount}' as headcount,
         (select json_agg(json_build_array(d.rsvp_id, d.other_id)) from rsvp.distinct_guests d where d.event_id = i.id) as distinct
       from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
    if (!invitation) return refuse('not_found');
    const named = await this.read.rows<Named>(
      'select id, name, phone, side from rsvp.guests where event_id = $1 and deleted_at is null order by id',
      [eventId],
    );
    const distinct = new Set((invitation.distinct ?? []).map(([a, b]) => pairKey(a, b)));
    const pairs = findDuplicates(named.map(comparable), distinct);
    return accept({
      count: pairs.length,
      pairs: await this.shown(pairs.slice(0, SHOWN), invitation.headcount),
    });
  }

  private async shown(pairs: DuplicatePair[], headcount: boolean): Promise<Answer['pairs']> {
    const ids = pairs.flatMap((pair) => pair.ids);
    const [rows, messages] = await Promise.all([
      this.read.rows<RsvpState>(
        `select ${rsvpSelection} from rsvp.guests g where g.id = any($1) and g.deleted_at is null`,
        [ids],
      ),
      this.merged.messages(ids),
    ]);
    const views = new Map(rows.map((row) => [row.id, rsvpView(row, headcount, messages.get(row.id))]));
    return pairs.flatMap(({ reason, ids: [first, second] }) => {
      const [a, b] = [views.get(first), views.get(second)];
      return a && b ? [{ reason, guests: [a, b] as [typeof a, typeof b] }] : [];
    });
  }
}

const comparable = ({ id, name, phone, side }: Named) => {
  const key = searchKey(name);
  return { id, phone, side, key: duplicateKey(key), household: namesHousehold(key) };
};

/** Marks two records as different guests on the host's behalf. */
export class KeepGuestsApart extends Command<Result<undefined>> {
  constructor(
    readonly eventId: string,
    readonly rsvpIds: [string, string],
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(KeepGuestsApart)
export class KeepGuestsApartHandler implements ICommandHandler<KeepGuestsApart> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
  ) {}

  execute({ eventId, rsvpIds, userId }: KeepGuestsApart): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const written = await tx.query(
        `insert into rsvp.distinct_guests (event_id, rsvp_id, other_id)
         select $1, min(id::text)::uuid, max(id::text)::uuid from rsvp.guests
         where event_id = $1 and id = any($2) and deleted_at is null having count(*) = 2
         on conflict (event_id, rsvp_id, other_id) do update set event_id = excluded.event_id returning 1`,
        [eventId, rsvpIds],
      );
      return written.length ? accept() : refuse('not_found');
    });
  }
}
