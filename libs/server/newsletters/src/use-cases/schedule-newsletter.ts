import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Newsletter as NewsletterContract } from '@smachot/contracts';
import { accept, Clock, DAY_MS, MINUTE_MS, refuse, type Result } from '@smachot/kernel';
import { nextAllowed } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
import type { StoreSender } from '@smachot/server-stores';
import type { Newsletter } from '../domain/newsletter';
import { refusalOfMonth } from '../domain/plan-limit';
import { ConsentRepository } from '../persistence/consent.repository';
import { NewsletterRepository } from '../persistence/newsletter.repository';
import { type WrittenBy, WrittenNewsletters } from '../services/written-newsletters';
import { StoresGateway } from '../stores-gateway';
import { periodsAround } from './read-newsletters';

/** How far ahead a newsletter may be planned. */
const FURTHEST_DAYS = 90;

/** Plans the sending of a draft. `sendAt` null: as soon as it is allowed. */
export class ScheduleNewsletter extends Command<Result<NewsletterContract>> {
  constructor(
    readonly by: WrittenBy,
    readonly sendAt: Date | null,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(ScheduleNewsletter)
export class ScheduleNewsletterHandler implements ICommandHandler<ScheduleNewsletter> {
  constructor(
    private readonly written: WrittenNewsletters,
    private readonly stores: StoresGateway,
    private readonly newsletters: NewsletterRepository,
    private readonly consents: ConsentRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ by, sendAt, version }: ScheduleNewsletter): Promise<Result<NewsletterContract>> {
    const now = this.clock.now();
    const wanted = sendAt?.getTime() ?? now.getTime();
    if (wanted < now.getTime() - MINUTE_MS || wanted > now.getTime() + FURTHEST_DAYS * DAY_MS)
      return refuse('newsletter.past', { fields: { sendAt: 'newsletter.past' } });
    const { at } = nextAllowed(new Date(Math.max(wanted, now.getTime())), 'jewish');
    const sender = await this.senderOf(by.store);
    return this.written.change(by, async (tx, newsletter) => {
      if (newsletter.state.version !== version) return refuse('conflict.version');
      if (!sender?.maySend) return refuse('newsletter.hidden');
      if (!sender.hasAddress) return refuse('newsletter.address_missing');
      const possible = await this.check(tx, newsletter, at);
      return possible.ok ? newsletter.schedule(at, now) : possible;
    });
  }

  private async senderOf(store: string): Promise<StoreSender | undefined> {
    const known = await this.stores.known(store);
    return known && (await this.stores.senders([known.partnerId])).get(known.partnerId);
  }

  /** Under the lock of the store, so that two newsletters do not take one place. */
  private async check(tx: Tx, { state }: Newsletter, at: Date): Promise<Result<undefined>> {
    const { storeId } = state;
    if (await this.consents.isStopped(tx, storeId)) return refuse('newsletter.stopped');
    const { month, day } = periodsAround(at);
    const inMonth = await this.newsletters.countPlanned(tx, state, ...month);
    const limit = refusalOfMonth(await this.stores.planIn(tx, storeId), inMonth + 1);
    if (limit) return refuse(limit);
    if ((await this.newsletters.countPlanned(tx, state, ...day)) > 0) return refuse('newsletter.one_a_day');
    if ((await this.consents.countActive(tx, storeId)) === 0) return refuse('newsletter.nobody');
    return accept();
  }
}
