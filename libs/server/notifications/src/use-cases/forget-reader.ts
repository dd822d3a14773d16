import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, type Tx, UnitOfWork } from '@smachot/server-platform';

const IDS_IN_EVENT = 500;

/** Deletes notifications; messaging drops those sent by WhatsApp. `where` is a condition on `n`. */
const erase = async (tx: Tx, where: string, parameters: unknown[]): Promise<void> => {
  const chats = await tx.query<{ id: string }>(
    `select n.id from notifications.notifications n
     join notifications.texts t on t.notification_id = n.id and t.channel = 'whatsapp' where ${where}`,
    parameters,
  );
  await tx.query(`delete from notifications.notifications n where ${where}`, parameters);
  for (let from = 0; from < chats.length; from += IDS_IN_EVENT)
    tx.emit('notifications.chats_erased', {
      notificationIds: chats.slice(from, from + IDS_IN_EVENT).map(({ id }) => id),
    });
};

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
      await erase(tx, 'n.user_id = $1', [userId]);
      await tx.query('delete from notifications.preferences where user_id = $1', [userId]);
    });
  }
}

/** Deletes notifications older than twelve months. */
export class ForgetOld extends Command<void> {}

@CommandHandler(ForgetOld)
export class ForgetOldHandler implements ICommandHandler<ForgetOld> {
  constructor(private readonly work: UnitOfWork) {}

  async execute(): Promise<void> {
    // one instant for both statements
    await this.work.run((tx) => erase(tx, "n.created_at < now() - interval '12 months'", []));
  }
}
