import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, readUnsubscribe } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { ConsentQueries } from '../persistence/consent.queries';
import { ConsentRepository } from '../persistence/consent.repository';
import { SendingStops } from '../services/sending-stops';
import { UnsubscribeLinks } from '../services/unsubscribe-links';
import { StoresGateway } from '../stores-gateway';

/** What a mail's link is about. Changes nothing: scanners of mail open links. */
export class ReadUnsubscribe extends Query<Result<AnswerOf<typeof readUnsubscribe>>> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(ReadUnsubscribe)
export class ReadUnsubscribeHandler implements IQueryHandler<ReadUnsubscribe> {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly consents: ConsentQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ token }: ReadUnsubscribe): Promise<Result<AnswerOf<typeof readUnsubscribe>>> {
    const id = this.links.read(token);
    const mail = id && (await this.consents.linkedMail(id));
    if (!mail) return refuse('not_found');
    const names = await this.stores.names([mail.storeId]);
    return accept({ businessName: names.get(mail.storeId)?.businessName ?? '', ended: mail.ended });
  }
}

/** Takes an agreement back by a mail's link; a second time changes nothing. */
export class Unsubscribe extends Command<Result<undefined>> {
  constructor(
    readonly token: string,
    readonly by: 'link' | 'mail_program',
    readonly complaint: boolean,
  ) {
    super();
  }
}

@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: UnsubscribeLinks,
    private readonly queries: ConsentQueries,
    private readonly consents: ConsentRepository,
    private readonly stops: SendingStops,
    private readonly clock: Clock,
  ) {}

  async execute({ token, by, complaint }: Unsubscribe): Promise<Result<undefined>> {
    const id = this.links.read(token);
    const mail = id && (await this.queries.linkedMail(id));
    if (!mail) return refuse('not_found');
    await this.work.run(async (tx) => {
      const ended = await this.consents.endByLink(tx, mail, by, this.clock.now());
      const complained = complaint && (await this.consents.complain(tx, mail.consentId, mail.newsletterId));
      // a repeated request is no reaction: it would stop a store again that an admin released
      if (ended || complained) await this.stops.stopIfTooMany(tx, mail.storeId, mail.newsletterId);
    });
    return accept();
  }
}
