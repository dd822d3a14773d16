import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewsletterId, StoreId } from '@smachot/contracts';
import { nextAllowed } from '@smachot/server-messaging';
import { forEachAlone, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { NewsletterState } from '../domain/newsletter';
import { refusalOfMonth } from '../domain/plan-limit';
import { NewsletterQueries } from '../persistence/newsletter.queries';
import { NewsletterRepository } from '../persistence/newsletter.repository';
import { SendingStops } from '../services/sending-stops';
import { StoresGateway } from '../stores-gateway';
import { periodsAround } from './read-newsletters';

/** Writes down the mails of newsletters whose hour came, ends those whose mails all went, and pauses stores that may not send. */
export class StartNewsletters extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(StartNewsletters)
export class StartNewslettersHandler implements ICommandHandler<StartNewsletters> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: NewsletterQueries,
    private readonly newsletters: NewsletterRepository,
    private readonly stops: SendingStops,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ now }: StartNewsletters): Promise<void> {
    await forEachAlone(await this.queries.finished(), String, (id) => this.finish(id, now));
    if (nextAllowed(now, 'jewish').because) return;
    const senders = await this.stores.senders(await this.queries.sendingStores(now));
    for (const [storeId, { maySend, hasAddress }] of senders)
      if (!maySend || !hasAddress) await this.work.run((tx) => this.stops.pauseAll(tx, storeId));
    const due = await this.queries.due(now, periodsAround(now).day[0]);
    await forEachAlone(
      due,
      ({ id }) => id,
      (one) => this.start(one, now),
    );
  }

  private start({ id, storeId }: { id: NewsletterId; storeId: StoreId }, now: Date): Promise<void> {
    return this.work.run(async (tx) => {
      await this.newsletters.lockStore(tx, storeId);
      const newsletter = await this.newsletters.load(tx, id);
      if (!newsletter || newsletter.state.startedAt) return;
      const room = await this.room(tx, newsletter.state, now);
      if (room === 'another_day') return;
      if (room === 'none') {
        if (newsletter.pause('system', now).ok) await this.newsletters.save(tx, newsletter);
        return;
      }
      if (newsletter.state.status !== 'sending' && !newsletter.start(now).ok) return;
      newsletter.begun(now);
      await this.newsletters.addMails(tx, newsletter.state);
      await this.newsletters.save(tx, newsletter);
    });
  }

  /** Whether the plan of today allows it, which may be smaller than when it was planned, and whether another began today. */
  private async room(tx: Tx, state: NewsletterState, now: Date): Promise<'now' | 'another_day' | 'none'> {
    const periods = { day: periodsAround(now).day, month: periodsAround(state.sendAt ?? now).month };
    const { inDay, inMonth } = await this.newsletters.countStarted(tx, state, periods);
    if (inDay > 0) return 'another_day';
    return refusalOfMonth(await this.stores.planIn(tx, state.storeId), inMonth + 1) ? 'none' : 'now';
  }

  private finish(id: NewsletterId, now: Date): Promise<void> {
    return this.work.run(async (tx) => {
      const newsletter = await this.newsletters.load(tx, id);
      if (newsletter?.finish(now).ok) await this.newsletters.save(tx, newsletter);
    });
  }
}
