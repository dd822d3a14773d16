import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { answerAsGuest, GuestPage, InputOf } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import type { GivenAnswers } from '../../domain/guests/rsvp';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { GuestPages } from './guest-page';
import { tellOfWaitingNumber } from '../waiting-number';

type Body = InputOf<typeof answerAsGuest>['body'];

/** Saves a guest's answers from the personal page; each question is merged separately. */
export class AnswerAsGuest extends Command<Result<GuestPage>> {
  constructor(
    readonly eventId: string,
    readonly rsvpId: string,
    readonly answers: Body,
  ) {
    super();
  }
}

@CommandHandler(AnswerAsGuest)
export class AnswerAsGuestHandler implements ICommandHandler<AnswerAsGuest> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly pages: GuestPages,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, answers }: AnswerAsGuest): Promise<Result<GuestPage>> {
    const now = this.clock.now();
    const answered = await this.work.run(async (tx) => {
      const invitation = (await this.invitations.loadMany(tx, [eventId])).get(eventId);
      const rsvp = (await this.merged.load(tx, [rsvpId])).get(rsvpId);
      if (!invitation || !rsvp || rsvp.state.deletedAt) return refuse('not_found');
      if (!invitation.takesAnswersAt(now)) return refuse('guest.closed');
      const { closingDate, hostId } = invitation.state;
      rsvp.answer(given(answers), { by: 'guest', channel: 'page', at: now, tie: newId(), closingDate });
      tellOfWaitingNumber(tx, rsvp, hostId);
      await this.rsvps.saveMany(tx, [rsvp]);
      tx.hint(`event:${eventId}`);
      return accept(rsvp.state.id);
    });
    return answered.ok ? this.pages.of(eventId, answered.value) : answered;
  }
}

const given = (answers: Body): GivenAnswers => ({
  ...(answers.attending ? { attending: answers.attending } : {}),
  ...(answers.headcount ? { headcount: answers.headcount } : {}),
  ...(answers.specialRequests === undefined ? {} : { special_requests: answers.specialRequests }),
  ...(answers.transportation === undefined ? {} : { transportation: answers.transportation }),
});
