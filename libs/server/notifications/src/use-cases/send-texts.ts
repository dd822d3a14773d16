import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserDirectory } from '@smachot/server-identity';
import { UnitOfWork } from '@smachot/server-platform';
import { NamedValues } from '../persistence/named-values';
import { TextRepository } from '../persistence/text.repository';
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
    const due = await this.named.of(await this.work.run((tx) => this.texts.takeDue(tx)));
    const people = await this.directory.of(due.map((text) => text.user_id));
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
}
