import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type NotificationKind } from '@smachot/contracts';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import {
  Config,
  prepared,
  Mailer,
  returningRows,
  type SendingOutcome,
  SmsGateway,
  type Tx,
  UnitOfWork,
} from '@smachot/server-platform';
import type { Channel } from '../domain/preferences';
import { NamedValues } from '../persistence/named-values';
import { mailOf } from '../texts/mail-text';
import { smsText } from '../texts/sms-text';

const BATCH = 20;
const ATTEMPTS = 3;
/** A gateway call times out after seconds; a text still open after this long was abandoned when its process died. */
const ABANDONED = '5 minutes';

export class SendTexts extends Command<void> {}

const SETTLE = prepared(
  'update notifications.texts set state = $3, changed_at = now() where notification_id = $1 and channel = $2',
);

type Due = {
  id: string;
  channel: Channel;
  user_id: string;
  kind: NotificationKind;
  values: Record<string, string | number | null>;
  href: string;
  attempts: number;
};

/**
 * Sends the requested text messages and mails, each at most once: the intent is committed before the call. A text that the
 * gateway refused is retried; one without an answer is uncertain and never sent again.
 */
@CommandHandler(SendTexts)
export class SendTextsHandler implements ICommandHandler<SendTexts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly directory: UserDirectory,
    private readonly named: NamedValues,
    private readonly sms: SmsGateway,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute(): Promise<void> {
    const due = await this.named.of(await this.work.run((tx) => this.intend(tx)));
    const people = await this.directory.of(due.map((text) => text.user_id));
    await Promise.all(
      due.map(async (text) => {
        const person = people.get(text.user_id);
        if (!person) return this.settle(text, 'withdrawn');
        const outcome = await this.send(text, person);
        await (outcome === 'refused' && text.attempts < ATTEMPTS
          ? this.tryLater(text)
          : this.settle(text, outcome));
      }),
    );
  }

  private async send(text: Due, person: DirectoryUser): Promise<SendingOutcome | 'withdrawn'> {
    const link = (path: string) => new URL(path, this.config.settings.PUBLIC_URL).href;
    const { kind, values } = text;
    if (text.channel === 'sms')
      return this.sms.send(person.phone, smsText(kind, values, link(text.href), person.language), text.id);
    if (person.email === null) return 'withdrawn';
    const links = { about: link(text.href), preferences: link('/me/profile#notifications') };
    return this.mailer.send({
      id: text.id,
      to: person.email,
      ...mailOf(kind, values, links, person.language),
    });
  }

  private async intend(tx: Tx): Promise<Due[]> {
    await tx.query(
      `update notifications.texts set state = 'unknown', changed_at = now()
       where state = 'intended' and changed_at < now() - interval '${ABANDONED}'`,
    );
    return returningRows(
      await tx.query<Due>(
        `update notifications.texts t set state = 'intended', attempts = t.attempts + 1, changed_at = now()
         from notifications.notifications n
         where n.id = t.notification_id and (t.notification_id, t.channel) in (
           select notification_id, channel from notifications.texts where state = 'wanted' and due_at <= now()
           order by due_at limit ${BATCH} for update skip locked)
         returning n.id, t.channel, n.user_id, n.kind, n.values, n.href, t.attempts`,
      ),
    );
  }

  private settle({ id, channel }: Due, state: SendingOutcome | 'withdrawn'): Promise<unknown> {
    return this.work.alone(SETTLE, [id, channel, state]);
  }

  private tryLater({ id, channel, attempts }: Due): Promise<unknown> {
    return this.work.alone(
      `update notifications.texts set state = 'wanted', changed_at = now(), due_at = now() + make_interval(mins => $3)
       where notification_id = $1 and channel = $2`,
      [id, channel, attempts],
    );
  }
}
