import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { changeGuest, EventId, InputOf, Rsvp as RsvpView, RsvpId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import type { GivenAnswers } from '@smachot/server-guest-dialogue';
import { changedSince } from '../../domain/guests/field-versions';
import type { Rsvp } from '../../domain/guests/rsvp';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { rsvpView } from '../../views/rsvp-view';
import { readGuestEdit } from '../../services/guest-form';

type Changes = InputOf<typeof changeGuest>['body'];

/** Changes a guest on the host's behalf: edited details, an answer taken by phone, approval of a large number. */
export class ChangeGuest extends Command<Result<RsvpView>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly changes: Changes,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeGuest)
export class ChangeGuestHandler implements ICommandHandler<ChangeGuest> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, changes, userId }: ChangeGuest): Promise<Result<RsvpView>> {
    const changed = await this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const [rsvp] = await this.rsvps.loadMany(tx, eventId, [rsvpId]);
      if (!rsvp) return refuse('not_found');
      if (isOutdated(rsvp, changes)) return refuse('conflict.version');
      const { closingDate, questions } = invitation.value.state;
      const applied = this.apply(rsvp, changes, closingDate);
      if (!applied.ok) return applied;
      await this.rsvps.saveMany(tx, [rsvp], userId);
      tx.hint(`event:${eventId}`);
      return accept({ state: rsvp.state, asksHeadcount: questions.includes('headcount') });
    });
    if (!changed.ok) return changed;
    const messages = await this.merged.messages([rsvpId]);
    return accept(rsvpView(changed.value.state, changed.value.asksHeadcount, messages.get(rsvpId)));
  }

  private apply(rsvp: Rsvp, changes: Changes, closingDate: Date): Result<undefined> {
    const now = this.clock.now();
    const edit = readGuestEdit(changes);
    if (!edit.ok) return edit;
    if (Object.keys(edit.value).length) rsvp.edit(edit.value, now);
    if (changes.numberOfGuests === null) rsvp.forget('headcount', now);
    if (changes.transportation === null) rsvp.forget('transportation', now);
    const given = answersOf(changes);
    if (Object.keys(given).length)
      rsvp.answer(given, { by: 'host', channel: 'desk', at: now, tie: 'host', closingDate });
    return accept();
  }
}

const FIELDS: Partial<Record<keyof Changes, string>> = {
  attendeeName: 'name',
  attendeePhone: 'phone',
  estimatedNumberOfGuests: 'estimated',
  specialRequests: 'special_requests',
  answer: 'attending',
  numberOfGuests: 'headcount',
};

/** Whether one of these fields changed, by another host or the guest, after this host read the record. */
const isOutdated = ({ state }: Rsvp, { version, ...changes }: Changes): boolean => {
  if (version === undefined) return false;
  const fields = (Object.keys(changes) as (keyof Changes)[]).map((field) => FIELDS[field] ?? field);
  return changedSince(state.fieldVersions, fields, version);
};

const answersOf = ({ answer, numberOfGuests, transportation }: Changes): GivenAnswers => ({
  ...(answer ? { attending: answer } : {}),
  ...(numberOfGuests != null ? { headcount: numberOfGuests } : {}),
  ...(transportation != null ? { transportation } : {}),
});
