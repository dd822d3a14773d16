import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { answerAsGuest, EventId, GuestPage, InputOf, RsvpId } from '@smachot/contracts';
import { Clock, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import type { GivenAnswers } from '@smachot/server-guest-dialogue';
import { GuestAnswers } from '../../services/guest-answers';
import { GuestPages } from '../../services/guest-pages';

type Body = InputOf<typeof answerAsGuest>['body'];

/** Saves a guest's answers from the personal page; each question is merged separately. */
export class AnswerAsGuest extends Command<Result<GuestPage>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly answers: Body,
  ) {
    super();
  }
}

@CommandHandler(AnswerAsGuest)
export class AnswerAsGuestHandler implements ICommandHandler<AnswerAsGuest> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly guestAnswers: GuestAnswers,
    private readonly pages: GuestPages,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, answers }: AnswerAsGuest): Promise<Result<GuestPage>> {
    const now = this.clock.now();
    const answered = await this.work.run((tx) =>
      this.guestAnswers.save(tx, { eventId, rsvpId }, given(answers), now),
    );
    return answered.ok ? this.pages.of(eventId, answered.value) : answered;
  }
}

const given = (answers: Body): GivenAnswers => ({
  ...(answers.attending ? { attending: answers.attending } : {}),
  ...(answers.headcount ? { headcount: answers.headcount } : {}),
  ...(answers.specialRequests === undefined ? {} : { special_requests: answers.specialRequests }),
  ...(answers.transportation === undefined ? {} : { transportation: answers.transportation }),
});
