import { Command, CommandHandler, type ICommandHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, getTestMessage, InputOf, ReplyStatus, sendTestMessage } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { HostSuspended, OptedOut } from '@smachot/server-messaging';
import { ReadModel, UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../persistence/invitations/invitation-access';
import { currentId } from '../persistence/guests/merged-guests';
import { TestMessages } from '../persistence/test-messages';
import { campaignIdOf } from './campaign-sender';
import { suits } from './send-eligibility';

type Answer = AnswerOf<typeof sendTestMessage>;
type Request = InputOf<typeof sendTestMessage>['body'];

/**
 * Sends a host the message a guest would receive, to the phone of the host's own account only: a host without a card may
 * look at it but cannot reach anyone else. Idempotent by key.
 */
export class SendTestMessage extends Command<Result<Answer>> {
  constructor(
    readonly request: Request,
    readonly userId: string,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(SendTestMessage)
export class SendTestMessageHandler implements ICommandHandler<SendTestMessage> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: QueryBus,
    private readonly access: InvitationAccess,
    private readonly directory: UserDirectory,
    private readonly tests: TestMessages,
    private readonly clock: Clock,
  ) {}

  async execute({ request, userId, key }: SendTestMessage): Promise<Result<Answer>> {
    const allowed = await this.access.require(request.eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    const phone = (await this.directory.of([userId])).get(userId)?.phone;
    if (!phone) return refuse('not_found');
    const [suspended, silent] = await Promise.all([
      this.isSuspended([allowed.value.hostId, userId]),
      this.queries.execute(new OptedOut([phone])),
    ]);
    if (suspended) return refuse('test.host_suspended');
    if (silent.has(phone)) return refuse('test.opted_out');
    return this.work.run(async (tx) => {
      const locked = await this.access.lock(tx, request.eventId, userId, 'Editor');
      if (!locked.ok) return locked;
      const { state } = locked.value;
      if (!suits(request, state))
        return refuse('request.invalid', { fields: { templateName: 'Invalid input' } });
      const [guest] = await tx.query<{ id: string }>(
        `select id from rsvp.guests where id = ${currentId('$1::uuid')} and event_id = $2 and deleted_at is null`,
        [request.rsvpId, request.eventId],
      );
      if (!guest) return refuse('not_found');
      const id = campaignIdOf(userId, `test ${key}`);
      const test = { ...request, id, rsvpId: guest.id, userId, hostId: state.hostId };
      const obstacle = await this.tests.take(tx, test, phone, this.clock.now());
      return obstacle ? refuse(`test.${obstacle}`) : accept({ testId: id, phoneNumber: phone });
    });
  }

  /** Whether the event's owner, or the requesting co-host, is suspended. */
  private async isSuspended(userIds: string[]): Promise<boolean> {
    const known = await Promise.all(
      [...new Set(userIds)].map((userId) => this.queries.execute(new HostSuspended(userId))),
    );
    return known.includes(true);
  }
}

export class OneTestMessage extends Query<Result<AnswerOf<typeof getTestMessage>>> {
  constructor(
    readonly testId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(OneTestMessage)
export class OneTestMessageHandler implements IQueryHandler<OneTestMessage> {
  constructor(private readonly read: ReadModel) {}

  async execute({ testId, userId }: OneTestMessage): Promise<Result<AnswerOf<typeof getTestMessage>>> {
    const test = await this.read.one<{ status: ReplyStatus }>(
      'select status from rsvp.test_messages where id = $1 and user_id = $2',
      [testId, userId],
    );
    return test ? accept(test) : refuse('not_found');
  }
}
