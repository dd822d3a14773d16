import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, PhoneKeys, UnitOfWork } from '@smachot/server-platform';
import { CohostRepository } from '../../persistence/invitations/cohost.repository';
import { TestMessages } from '../../persistence/sending/test-messages';
import { GuestArrivals } from '../../services/door/guest-arrivals';
import { InvitationWriter } from '../../services/invitation-writer';

/**
 * Removes the events of a closed account as if the host had deleted them, and the account's co-host roles in other events. Invitations
 * to co-host that were sent to its phone are withdrawn. Billable responses are billed the day after.
 */
export class ForgetHost extends Command<void> {
  constructor(
    readonly hostId: UserId,
    /** Absent in older events. */
    readonly phoneKey: string | undefined,
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
    private readonly phones: PhoneKeys,
    private readonly clock: Clock,
  ) {}

  async execute({ hostId, phoneKey, delivery }: ForgetHost): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const now = this.clock.now();
      await this.writer.removeAllOf(tx, hostId, now);
      await this.cohosts.removeEverywhere(tx, hostId);
      await this.tests.forget(tx, hostId);
      await this.arrivals.forgetUser(tx, hostId);
      await this.cohosts.forgetPhonesInvitedBy(tx, hostId);
      // the number may pass to another person, who would be asked in their place
      if (phoneKey) await this.cohosts.withdrawAllTo(tx, (phone) => this.phones.of(phone) === phoneKey, now);
    });
  }
}
