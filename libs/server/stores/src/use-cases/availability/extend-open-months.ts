import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { addDays, wallTime } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { OpenMonthRepository } from '../../persistence/availability/open-month.repository';
import { TakenDayRepository } from '../../persistence/availability/taken-day.repository';
import { ContactRepository } from '../../persistence/contacts/contact.repository';
import { EmailVerificationRepository } from '../../persistence/contacts/email-verification.repository';

const AT_ONCE = 50;

/** Writes the open hours of the month that comes into range as months pass, and deletes expired rows. */
export class ExtendOpenMonths extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(ExtendOpenMonths)
export class ExtendOpenMonthsHandler implements ICommandHandler<ExtendOpenMonths> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly months: OpenMonthRepository,
    private readonly verifications: EmailVerificationRepository,
    private readonly contacts: ContactRepository,
    private readonly takenDays: TakenDayRepository,
  ) {}

  async execute({ now }: ExtendOpenMonths): Promise<void> {
    for (;;) {
      const done = await this.work.run((tx) => this.months.extend(tx, now, AT_ONCE));
      if (done < AT_ONCE) break;
    }
    await this.work.run(async (tx) => {
      await this.verifications.deleteExpired(tx);
      await this.contacts.deleteExpired(tx, now);
      await this.takenDays.deleteBefore(tx, addDays(wallTime(now).day, -31));
    });
  }
}
