import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type AnswerOf,
  type changeGuests,
  type deleteGuests,
  type EventId,
  type InputOf,
  MAX_GUESTS,
  type restoreGuests,
  type RsvpId,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, MINUTE_MS, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { changedSince } from '../../domain/guests/field-versions';
import type { Rsvp } from '../../domain/guests/rsvp';
import { UNDO_MINUTES } from '../../domain/guests/undo';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { readGuestEdit } from '../../services/guest-form';

/** Moves many guests to a table, a group or a side. */
export class ChangeGuests extends Command<Result<AnswerOf<typeof changeGuests>>> {
  constructor(
    readonly eventId: EventId,
    readonly changes: InputOf<typeof changeGuests>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}
export class DeleteGuests extends Command<Result<AnswerOf<typeof deleteGuests>>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpIds: RsvpId[],
    readonly userId: UserId,
    readonly versions?: number[],
  ) {
    super();
  }
}
export class RestoreGuests extends Command<Result<AnswerOf<typeof restoreGuests>>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpIds: RsvpId[],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeGuests)
export class ChangeGuestsHandler implements ICommandHandler<ChangeGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly rsvps: RsvpRepository,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, changes, userId }: ChangeGuests): Promise<Result<AnswerOf<typeof changeGuests>>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const { rsvpIds, versions, ...form } = changes;
      const edit = readGuestEdit(form);
      if (!edit.ok) return edit;
      const seen = seenVersions(rsvpIds, versions);
      if (!seen.ok) return seen;
      const rsvps = await this.rsvps.loadMany(tx, eventId, rsvpIds);
      const { current, outdated } = splitOutdated(rsvps, seen.value, Object.keys(edit.value));
      for (const rsvp of current) rsvp.edit(edit.value, this.clock.now());
      await this.rsvps.saveMany(tx, current, userId);
      tx.hint(`event:${eventId}`);
      return accept({ changed: current.length, outdated });
    });
  }
}

@CommandHandler(DeleteGuests)
export class DeleteGuestsHandler implements ICommandHandler<DeleteGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly rsvps: RsvpRepository,
    private readonly clock: Clock,
  ) {}

  execute({
    eventId,
    rsvpIds,
    userId,
    versions,
  }: DeleteGuests): Promise<Result<AnswerOf<typeof deleteGuests>>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const seen = seenVersions(rsvpIds, versions);
      if (!seen.ok) return seen;
      const rsvps = await this.rsvps.loadMany(tx, eventId, rsvpIds);
      const { current, outdated } = splitOutdated(rsvps, seen.value);
      for (const rsvp of current) rsvp.remove(this.clock.now());
      await this.rsvps.saveMany(tx, current, userId);
      tx.hint(`event:${eventId}`);
      return accept({ deleted: current.length, answered: current.filter(hasAnswered).length, outdated });
    });
  }
}

/** Version at which each guest was read; without versions nothing is compared. */
const seenVersions = (rsvpIds: RsvpId[], versions: number[] | undefined): Result<Map<string, number>> => {
  if (versions && versions.length !== rsvpIds.length)
    return refuse('request.invalid', { fields: { versions: 'request.invalid' } });
  return accept(new Map(versions?.map((version, at) => [rsvpIds[at]!, version])));
};

/**
 * Splits records into unchanged and conflicting: a record conflicts when one of these fields, or any field if none is given,
 * changed since it was read.
 */
const splitOutdated = (
  rsvps: Rsvp[],
  seen: ReadonlyMap<string, number>,
  fields?: string[],
): { current: Rsvp[]; outdated: AnswerOf<typeof changeGuests>['outdated'] } => {
  const isOutdated = ({ state: { id, fieldVersions } }: Rsvp): boolean =>
    seen.has(id) && changedSince(fieldVersions, fields ?? Object.keys(fieldVersions), seen.get(id)!);
  return {
    current: rsvps.filter((rsvp) => !isOutdated(rsvp)),
    outdated: rsvps.filter(isOutdated).map(({ state }) => ({ _id: state.id, attendeeName: state.name })),
  };
};

const hasAnswered = ({ state }: Rsvp): boolean => state.answeredAt !== null;

@CommandHandler(RestoreGuests)
export class RestoreGuestsHandler implements ICommandHandler<RestoreGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly rsvps: RsvpRepository,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, rsvpIds, userId }: RestoreGuests): Promise<Result<AnswerOf<typeof restoreGuests>>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const since = new Date(this.clock.now().getTime() - UNDO_MINUTES * MINUTE_MS);
      const rsvps = await this.rsvps.loadDeletedSince(tx, eventId, rsvpIds, since);
      if ((await this.rsvps.count(tx, eventId)) + rsvps.length > MAX_GUESTS) return refuse('guests.too_many');
      for (const rsvp of rsvps) rsvp.restore(this.clock.now());
      await this.rsvps.saveMany(tx, rsvps, userId);
      tx.hint(`event:${eventId}`);
      return accept({ restored: rsvps.length });
    });
  }
}
