import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import { UnitOfWork } from '@smachot/server-platform';
import { NamedValues } from '../persistence/named-values';
import { type DueText, TextRepository } from '../persistence/text.repository';
import { TextSender } from '../services/text-sender';

const ATTEMPTS = 3;

export class SendTexts extends Command<void> {}

/**
 * Sends the requested text messages and mails, each at most once: the intent is committed before the call. A text that the
 * gateway refused is retried; one without an answer is uncertain and never sent again.
 */
@CommandHandler(SendTexts)
export class SendTextsHandler implements ICommandHandler<SendTexts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly texts: TextRepository,
    private readonly directory: UserDirectory,
    private readonly named: NamedValues,
    private readonly sender: TextSender,
  ) {}

  async execute(): Promise<void> {
    const { due, people } = await this.read(await this.work.run((tx) => this.texts.takeDue(tx)));
    await Promise.all(
      due.map(async (text) => {
        const person = people.get(text.user_id);
        if (!person) return this.texts.settle(text, 'withdrawn');
        const outcome = await this.sender.send(text, person);
        await (outcome === 'refused' && text.attempts < ATTEMPTS
          ? this.texts.retryLater(text)
          : this.texts.settle(text, outcome));
      }),
    );
  }

  /** Reads what the texts say and to whom. Nothing was sent by then: if it fails, they are due again. */
  private async read(taken: DueText[]): Promise<{ due: DueText[]; people: Map<string, DirectoryUser> }> {
    try {
      const due = await this.named.of(taken);
      return { due, people: await this.directory.of(due.map((text) => text.user_id)) };
    } catch (error) {
      await this.texts.putBack(taken);
      throw error;
    }
  }
}
