import { isDeepStrictEqual } from 'node:util';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type EnvelopeForm,
  type EventId,
  type Gift,
  type GiftId,
  MOST_ENVELOPES,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result, toAgorot } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { type Envelope, GiftRepository } from '../../persistence/gifts/gift.repository';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { GiftWriter } from '../../services/gift-writer';

const envelopeOf = ({ giver, side, group, kind, amount, note }: EnvelopeForm): Envelope => ({
  giver,
  side: side ?? null,
  group: group ?? null,
  kind,
  amount: amount === null ? null : toAgorot(amount),
  note: note || null,
});

/** Records the envelope of somebody who is not on the list. */
export class AddEnvelope extends Command<Result<Gift>> {
  constructor(
    readonly eventId: EventId,
    readonly form: EnvelopeForm,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AddEnvelope)
export class AddEnvelopeHandler implements ICommandHandler<AddEnvelope> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly envelopes: GiftRepository,
    private readonly gifts: GiftWriter,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, form, userId }: AddEnvelope): Promise<Result<Gift>> {
    const id = newId();
    const added = await this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      if ((await this.envelopes.countEnvelopes(tx, eventId)) >= MOST_ENVELOPES)
        return refuse('gift.too_many_envelopes');
      const act = { userId, now: this.clock.now() };
      await this.envelopes.addEnvelope(tx, { eventId, id }, envelopeOf(form), act);
      tx.hint(`event:${eventId}`);
      return accept();
    });
    return added.ok ? this.gifts.read(eventId, id) : added;
  }
}

/** Corrects an envelope. */
export class ChangeEnvelope extends Command<Result<Gift>> {
  constructor(
    readonly eventId: EventId,
    readonly giftId: GiftId,
    readonly form: EnvelopeForm & { expected?: EnvelopeForm | undefined },
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeEnvelope)
export class ChangeEnvelopeHandler implements ICommandHandler<ChangeEnvelope> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly envelopes: GiftRepository,
    private readonly gifts: GiftWriter,
  ) {}

  async execute({ eventId, giftId, form, userId }: ChangeEnvelope): Promise<Result<Gift>> {
    const changed = await this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const known = await this.envelopes.findEnvelope(tx, { eventId, id: giftId });
      if (!known) return refuse('not_found');
      if (form.expected && !isDeepStrictEqual(known, envelopeOf(form.expected)))
        return refuse('conflict.version');
      await this.envelopes.changeEnvelope(tx, { eventId, id: giftId }, envelopeOf(form));
      tx.hint(`event:${eventId}`);
      return accept();
    });
    return changed.ok ? this.gifts.read(eventId, giftId) : changed;
  }
}
