import { Command, CommandHandler, type ICommandHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, getTestMessage, InputOf, sendTestMessage, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { SendingQueries } from '../../persistence/sending/sending.queries';
import { TestMessages } from '../../persistence/sending/test-messages';
import { campaignIdOf } from '../../services/sending/campaign-sender';
import { suits } from '../../services/sending/send-eligibility';
import { TestRecipients } from '../../services/sending/test-recipients';

type Answer = AnswerOf<typeof sendTestMessage>;
type Request = InputOf<typeof sendTestMessage>['body'];

/**
 * Sends a host the message a guest would receive, to the phone of the host's own account only: a host without a card may
 * look at it but cannot reach anyone else. Idempotent by key.
 */
export class SendTestMessage extends Command<Result<Answer>> {
  constructor(
    readonly request: Request,
    readonly userId: UserId,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(SendTestMessage)
export class SendTestMessageHandler implements ICommandHandler<SendTestMessage> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly recipients: TestRecipients,
    private readonly tests: TestMessages,
    private readonly clock: Clock,
  ) {}

  async execute({ request, userId, key }: SendTestMessage): Promise<Result<Answer>> {
    const allowed = await this.access.require(request.eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    const phone = await this.recipients.phoneOf(userId, allowed.value.hostId);
    if (!phone.ok) return phone;
    return this.work.run(async (tx) => {
      const locked = await this.access.lock(tx, request.eventId, userId, 'Editor');
      if (!locked.ok) return locked;
      const { state } = locked.value;
      if (!suits(request, state))
        return refuse('request.invalid', { fields: { templateName: 'Invalid input' } });
      const rsvpId = await this.tests.guestOf(tx, request.eventId, request.rsvpId);
      if (!rsvpId) return refuse('not_found');
      const id = campaignIdOf(userId, `test ${key}`);
      const test = { ...request, id, rsvpId, userId, hostId: state.hostId };
      const obstacle = await this.tests.take(tx, test, phone.value, this.clock.now());
      return obstacle ? refuse(`test.${obstacle}`) : accept({ testId: id, phoneNumber: phone.value });
    });
  }
}

export class OneTestMessage extends Query<Result<AnswerOf<typeof getTestMessage>>> {
  constructor(
    readonly testId: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OneTestMessage)
export class OneTestMessageHandler implements IQueryHandler<OneTestMessage> {
  constructor(private readonly queries: SendingQueries) {}

  async execute({ testId, userId }: OneTestMessage): Promise<Result<AnswerOf<typeof getTestMessage>>> {
    const test = await this.queries.testMessage(testId, userId);
    return test ? accept(test) : refuse('not_found');
  }
}
