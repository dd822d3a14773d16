import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, MergeChoices, mergeGuests, Rsvp as RsvpView } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { changedSince } from '../../domain/guests/field-versions';
import { type MergedDetails, survivorOf } from '../../domain/guests/merge';
import type { Rsvp } from '../../domain/guests/rsvp';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { EarlierPhones } from '../../persistence/guests/earlier-phones';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { rsvpView } from '../../views/rsvp-view';
import { CampaignEnds } from '../campaign-ends';

type Body = InputOf<typeof mergeGuests>['body'];

/** Merges two records of the same guest into one. */
export class MergeGuests extends Command<Result<RsvpView>> {
  constructor(
    readonly eventId: string,
    readonly merge: Body,
    readonly userId: string,
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
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly earlier: EarlierPhones,
    private readonly ends: CampaignEnds,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, merge, userId }: MergeGuests): Promise<Result<RsvpView>> {
    const done = await this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const pair = await this.pair(tx, eventId, merge);
      if (!pair.ok) return pair;
      const details = detailsOf(pair.value, merge.take);
      if (!details.ok) return details;
      const survivor = await this.merge(tx, pair.value, details.value, userId);
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

  /** Reads both records in the order of the request; refused if one of them changed since it was read. */
  private async pair(tx: Tx, eventId: string, { guests }: Body): Promise<Result<[Rsvp, Rsvp]>> {
    const ids = guests.map(({ rsvpId }) => rsvpId);
    await this.merged.lockSchedules(tx, ids);
    const rsvps = new Map((await this.rsvps.loadMany(tx, eventId, ids)).map((rsvp) => [rsvp.state.id, rsvp]));
    const [first, second] = ids.map((id) => rsvps.get(id));
    if (!first || !second || first === second) return refuse('not_found');
    const outdated = guests.some(({ rsvpId, version }) => {
      const { fieldVersions } = rsvps.get(rsvpId)!.state;
      return changedSince(fieldVersions, Object.keys(fieldVersions), version);
    });
    return outdated ? refuse('conflict.version') : accept([first, second]);
  }

  private async merge(tx: Tx, pair: [Rsvp, Rsvp], details: MergedDetails, userId: string): Promise<Rsvp> {
    const now = this.clock.now();
    const { survivor, absorbed } = survivorOf(...pair);
    const [id, gone] = [survivor.state.id, absorbed.state.id];
    const left = pair.flatMap(({ state }): [string, string][] =>
      state.phone && state.phone !== details.phone ? [[id, state.phone]] : [],
    );
    survivor.absorb(absorbed, details, now);
    const dropped = await this.merged.mergeSchedules(tx, gone, id);
    await this.merged.absorb(tx, gone, id, now);
    await this.rsvps.saveMany(tx, [survivor], userId);
    // Buttons in the chat of the other phone remain valid for this guest.
    await this.earlier.add(tx, left);
    for (const campaignId of dropped) await this.ends.settle(tx, campaignId, 1);
    return survivor;
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
    hostNote: take.hostNote === 'both' ? both || null : of('hostNote', 'hostNote'),
  });
};
