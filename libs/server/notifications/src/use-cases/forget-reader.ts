import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';

export class ForgetReader extends Command<void> {
  constructor(
    readonly userId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetReader)
export class ForgetReaderHandler implements ICommandHandler<ForgetReader> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ userId, delivery }: ForgetReader): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await tx.query('delete from notifications.notifications where user_id = $1', [userId]);
      await tx.query('delete from notifications.preferences where user_id = $1', [userId]);
    });
  }
}
