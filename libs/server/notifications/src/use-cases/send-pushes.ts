import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, HOUR_SECONDS } from '@smachot/kernel';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import { PushGateway, UnitOfWork } from '@smachot/server-platform';
import { type DuePush, PushRepository } from '../persistence/push.repository';
import { pushedNotice } from '../texts/push-text';

const ATTEMPTS = 8;
const FIRST_RETRY_SECONDS = 30;
/** A push service that asks for more is not believed: the notice would be old. */
const LONGEST_RETRY_SECONDS = 6 * HOUR_SECONDS;

/** Seconds to wait before the next attempt: at least as many as the push service asked for, twice as many each time. */
export const retrySeconds = (attempts: number, asked: number | null): number =>
  Math.min(LONGEST_RETRY_SECONDS, Math.max(asked ?? 0, FIRST_RETRY_SECONDS * 2 ** (attempts - 1)));

export class SendPushes extends Command<void> {}

/**
 * Pushes notices to devices, each at least once: one whose worker died is sent again, and the device shows two of the same tag as one. A
 * device that is gone is removed.
 */
@CommandHandler(SendPushes)
export class SendPushesHandler implements ICommandHandler<SendPushes> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly pushes: PushRepository,
    private readonly directory: UserDirectory,
    private readonly gateway: PushGateway,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const due = await this.work.run((tx) => this.pushes.takeDue(tx));
    const people = await this.directory.of(due.map(({ userId }) => userId));
    await Promise.all(due.map((push) => this.send(push, people.get(push.userId))));
  }

  private async send(push: DuePush, person: DirectoryUser | undefined): Promise<void> {
    // read under the bell, or too late to be news
    if (!person || push.read || push.left <= 0 || !this.gateway.publicKey)
      return this.pushes.settle(push, 'withdrawn');
    const reader = { language: person.language, readAt: this.clock.now() };
    const { endpoint, p256dh, auth, urgent, left: ttl } = push;
    const outcome = await this.gateway.send(
      { endpoint, p256dh, auth },
      {
        payload: JSON.stringify(pushedNotice(push, reader)),
        topic: push.id.replaceAll('-', ''),
        ttl,
        urgent,
      },
    );
    if (outcome.is === 'gone') return this.pushes.removeDevice(push);
    if (outcome.is !== 'later') return this.pushes.settle(push, outcome.is);
    return push.attempts < ATTEMPTS
      ? this.pushes.retryLater(push, retrySeconds(push.attempts, outcome.afterSeconds))
      : this.pushes.settle(push, 'refused');
  }
}
