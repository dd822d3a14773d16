import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { CohostRepository } from '../../persistence/invitations/cohost.repository';
import { TestMessages } from '../../persistence/sending/test-messages';
import { GuestArrivals } from '../../services/door/guest-arrivals';
import { InvitationWriter } from '../../services/invitation-writer';

/**
 * Removes the events of a closed account as if the host had deleted them, and the account's co-host roles in other events.
 * Billable responses are billed the day after.
 */
export class ForgetHost extends Command<void> {
  constructor(
    readonly hostId: UserId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetHost)
export class ForgetHostHandler implements ICommandHandler<ForgetHost> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writer: InvitationWriter,
    private readonly cohosts: CohostRepository,
    private readonly tests: TestMessages,
    private readonly arrivals: GuestArrivals,
    private readonly clock: Clock,
  ) {}

  async execute({ hostId, delivery }: ForgetHost): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await this.writer.removeAllOf(tx, hostId, this.clock.now());
      await this.cohosts.removeEverywhere(tx, hostId);
      await this.tests.forget(tx, hostId);
      await this.arrivals.forgetUser(tx, hostId);
      await this.cohosts.forgetPhonesInvitedBy(tx, hostId);
    });
  }
}
