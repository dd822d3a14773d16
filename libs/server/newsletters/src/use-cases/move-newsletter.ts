import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, moveNewsletter, Newsletter as NewsletterContract } from '@smachot/contracts';
import { Clock, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { refusalOfMonth } from '../domain/plan-limit';
import type { Newsletter } from '../domain/newsletter';
import { ConsentRepository } from '../persistence/consent.repository';
import { NewsletterRepository } from '../persistence/newsletter.repository';
import { type WrittenBy, WrittenNewsletters } from '../services/written-newsletters';
import { StoresGateway } from '../stores-gateway';
import { periodsAround } from './read-newsletters';

type Move = InputOf<typeof moveNewsletter>['body']['move'];

/** An owner takes a newsletter back to the drafts, pauses it, goes on, or ends it. */
export class MoveNewsletter extends Command<Result<NewsletterContract>> {
  constructor(
    readonly by: WrittenBy,
    readonly move: Move,
  ) {
    super();
  }
}

@CommandHandler(MoveNewsletter)
export class MoveNewsletterHandler implements ICommandHandler<MoveNewsletter> {
  constructor(
    private readonly written: WrittenNewsletters,
    private readonly stores: StoresGateway,
    private readonly newsletters: NewsletterRepository,
    private readonly consents: ConsentRepository,
    private readonly clock: Clock,
  ) {}

  execute({ by, move }: MoveNewsletter): Promise<Result<NewsletterContract>> {
    return this.written.change(by, (tx, newsletter) => this.apply(tx, newsletter, move));
  }

  private async apply(tx: Tx, newsletter: Newsletter, move: Move): Promise<Result<undefined>> {
    const now = this.clock.now();
    if (move === 'pause') return newsletter.pause('owner', now);
    if (move === 'unschedule') return newsletter.unschedule(now);
    if (move === 'resume') return this.resume(tx, newsletter, now);
    const cancelled = newsletter.cancel('owner', now);
    if (cancelled.ok) await this.newsletters.dropMails(tx, newsletter.state.id);
    return cancelled;
  }

  private async resume(tx: Tx, newsletter: Newsletter, now: Date): Promise<Result<undefined>> {
    const { state } = newsletter;
    if (await this.consents.isStopped(tx, state.storeId)) return refuse('newsletter.stopped');
    if (!state.startedAt) {
      const periods = { day: periodsAround(now).day, month: periodsAround(state.sendAt ?? now).month };
      const { inMonth } = await this.newsletters.countStarted(tx, state, periods);
      const limit = refusalOfMonth(await this.stores.planIn(tx, state.storeId), inMonth + 1);
      if (limit) return refuse(limit);
    }
    const resumed = newsletter.resume(now);
    if (resumed.ok) await this.newsletters.spreadMails(tx, state.id);
    return resumed;
  }
}
