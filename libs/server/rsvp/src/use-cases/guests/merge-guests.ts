import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  EventId,
  InputOf,
  MergeChoices,
  mergeGuests,
  Rsvp as RsvpView,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import type { MergedDetails } from '../../domain/guests/merge';
import type { Rsvp } from '../../domain/guests/rsvp';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { GuestMerger } from '../../services/guest-merger';
import { rsvpView } from '../../views/rsvp-view';

type Body = InputOf<typeof mergeGuests>['body'];

/** Merges two records of the same guest into one. */
export class MergeGuests extends Command<Result<RsvpView>> {
  constructor(
    readonly eventId: EventId,
    readonly merge: Body,
    readonly userId: UserId,
  ) {
    super();
  }
}

const MAX_NOTE = 1000;

@CommandHandler(MergeGuests)
export class MergeGuestsHandler implements ICommandHandler<MergeGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly merger: GuestMerger,
    private readonly merged: MergedGuests,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, merge, userId }: MergeGuests): Promise<Result<RsvpView>> {
    const done = await this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const pair = await this.merger.load(tx, eventId, merge.guests);
      if (!pair.ok) return pair;
      const details = detailsOf(pair.value, merge.take);
      if (!details.ok) return details;
      const survivor = await this.merger.merge(tx, pair.value, details.value, userId, this.clock.now());
      tx.hint(`event:${eventId}`);
      return accept({
        state: survivor.state,
        asksHeadcount: invitation.value.state.questions.includes('headcount'),
      });
    });
    if (!done.ok) return done;
    const { state, asksHeadcount } = done.value;
    const messages = await this.merged.messages([state.id]);
    return accept(rsvpView(state, asksHeadcount, messages.get(state.id)));
  }
}

type Field = Exclude<keyof MergeChoices, 'attendeePhone' | 'hostNote'>;
const FIELDS = {
  attendeeName: 'name',
  group: 'group',
  groupLabel: 'groupLabel',
  side: 'side',
  tableName: 'tableName',
  estimatedNumberOfGuests: 'estimated',
  language: 'language',
  income: 'income',
} as const satisfies Record<Field, keyof MergedDetails>;

const detailsOf = (
  [{ state: first }, { state: second }]: [Rsvp, Rsvp],
  take: MergeChoices,
): Result<MergedDetails> => {
  const byId = new Map([first, second].map((state) => [state.id, state]));
  const known = Object.values(take).every((choice) => choice === 'both' || byId.has(choice));
  if (!known) return refuse('request.invalid', { fields: { take: 'id.invalid' } });
  const of = <Key extends keyof RsvpState>(field: keyof MergeChoices, key: Key): RsvpState[Key] => {
    const chosen = byId.get(take[field] ?? '');
    return chosen ? chosen[key] : (first[key] ?? second[key]);
  };
  const both = [first.hostNote, second.hostNote].filter(Boolean).join(' · ');
  if (take.hostNote === 'both' && both.length > MAX_NOTE)
    return refuse('request.invalid', { fields: { hostNote: 'field.too_long' } });
  const phone = of('attendeePhone', 'phone');
  const details = Object.fromEntries(
    Object.entries(FIELDS).map(([field, key]) => [key, of(field as Field, key)]),
  ) as Pick<MergedDetails, (typeof FIELDS)[Field]>;
  return accept({
    ...details,
    phone,
    mobile: [first, second].some((state) => state.phone === phone && state.mobile),
    estimateGiven: [first, second].some(
      (state) => state.estimated === details.estimated && state.estimateGiven,
    ),
    hostNote: take.hostNote === 'both' ? both || null : of('hostNote', 'hostNote'),
  });
};
