import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, FileStore, type StoredImage, type Tx, UnitOfWork } from '@smachot/server-platform';
import { StoresGateway } from '../stores-gateway';

/**
 * Forgets a person whose account was deleted. Their threads as a customer are deleted. Messages they wrote as crew are the
 * business's correspondence: they stay without an author, unless no crew member is left; then they are deleted, too.
 */
export class ForgetPerson extends Command<void> {
  constructor(
    readonly userId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetPerson)
export class ForgetPersonHandler implements ICommandHandler<ForgetPerson> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly files: FileStore,
  ) {}

  async execute({ userId, delivery }: ForgetPerson): Promise<void> {
    const abandoned = await this.abandonedStores(userId);
    await this.work.runOnce(delivery, async (tx) => {
      const whose = 't.customer_id = $1 or t.store_id = any($2::uuid[])';
      await this.deletePictures(tx, whose, [userId, abandoned]);
      await tx.query(`delete from conversations.threads t where ${whose}`, [userId, abandoned]);
      await tx.query('delete from conversations.saved_replies where store_id = any($1::uuid[])', [abandoned]);
      await tx.query('update conversations.messages set author_id = null where author_id = $1', [userId]);
      await tx.query(
        `update conversations.reports set reporter_id = null, note = '' where reporter_id = $1`,
        [userId],
      );
    });
  }

  /** Stores in whose threads the person wrote, or whose saved replies they changed last, and where nobody else works. */
  private async abandonedStores(userId: string): Promise<string[]> {
    const rows = await this.work.alone<{ storeId: string }>(
      `select distinct t.store_id as "storeId" from conversations.messages m join conversations.threads t on t.id = m.thread_id
       where m.author_id = $1 and m.by = 'partner'
       union select store_id from conversations.saved_replies where changed_by = $1`,
      [userId],
    );
    const ids = rows.map(({ storeId }) => storeId);
    const crews = await this.stores.crews(ids);
    return ids.filter((id) => (crews.get(id) ?? []).every((member) => member === userId));
  }

  /** Deletes the files before the commit: after a crash the deletion is repeated. */
  private async deletePictures(tx: Tx, whose: string, parameters: unknown[]): Promise<void> {
    const rows = await tx.query<{ picture: StoredImage }>(
      `select m.picture from conversations.messages m join conversations.threads t on t.id = m.thread_id
       where m.picture is not null and (${whose})`,
      parameters,
    );
    await Promise.all(rows.map(({ picture }) => this.files.delete(picture.key)));
  }
}
