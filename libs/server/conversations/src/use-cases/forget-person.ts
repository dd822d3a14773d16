import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { type Delivery, FileStore, UnitOfWork } from '@smachot/server-platform';
import { MessageQueries } from '../persistence/message.queries';
import { PersonErasure } from '../persistence/person-erasure';
import { StoresGateway } from '../stores-gateway';

/**
 * Forgets a person whose account was deleted. Their threads as a customer are deleted. Messages they wrote as crew are the
 * business's correspondence: they stay without an author, unless no crew member is left; then they are deleted, too.
 */
export class ForgetPerson extends Command<void> {
  constructor(
    readonly userId: UserId,
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
    private readonly conversations: PersonErasure,
    private readonly messages: MessageQueries,
  ) {}

  async execute({ userId, delivery }: ForgetPerson): Promise<void> {
    const abandoned = await this.abandonedStores(userId);
    await this.work.runOnce(delivery, async (tx) => {
      // files go before the commit: after a crash the deletion is repeated
      const pictures = await this.conversations.picturesOf(tx, userId, abandoned);
      await Promise.all(pictures.map(({ key }) => this.files.delete(key)));
      await this.conversations.erase(tx, userId, abandoned);
    });
  }

  /** Stores in whose threads the person wrote, or whose saved replies they changed last, and where nobody else works. */
  private async abandonedStores(userId: UserId): Promise<string[]> {
    const ids = await this.messages.storesWrittenFor(userId);
    const crews = await this.stores.crews(ids);
    return ids.filter((id) => (crews.get(id) ?? []).every((member) => member === userId));
  }
}
