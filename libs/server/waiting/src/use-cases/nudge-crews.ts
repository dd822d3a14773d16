import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { wallTime } from '@smachot/kernel';
import { isRestDay } from '@smachot/server-calendar';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { StoreCrew } from '@smachot/server-stores';
import { isMorning, nextMorning } from '../domain/mornings';
import { aDayBefore, type Nudge, nudgesOf } from '../domain/nudges';
import { ManyStores } from '../many-stores';
import { NudgeRepository } from '../persistence/nudge.repository';
import { type Round, RoundRepository } from '../persistence/round.repository';

/** Tells the crews of stores, once a morning of a working day, what has waited for them for more than a day. */
export class NudgeCrews extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

type Told = { store: StoreCrew; nudges: Nudge[] };
/** Stores of one part of the round, which is one transaction. */
const AT_ONCE = 500;

@CommandHandler(NudgeCrews)
export class NudgeCrewsHandler implements ICommandHandler<NudgeCrews> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rounds: RoundRepository,
    private readonly nudges: NudgeRepository,
    private readonly stores: ManyStores,
  ) {}

  async execute({ now }: NudgeCrews): Promise<void> {
    const over: Round = { dueAt: nextMorning(now, isRestDay), reached: null };
    let round = await this.rounds.due(now);
    if (round && !isMorning(now, isRestDay)) return this.postpone(round, over);
    while (round) round = await this.nextPart(round, over, now);
  }

  private async postpone(round: Round, over: Round): Promise<void> {
    await this.work.run((tx) => this.rounds.advance(tx, round, over));
  }

  /** Does a part of the round. Undefined: it is over, or another worker goes on with it. */
  private async nextPart(round: Round, over: Round, now: Date): Promise<Round | undefined> {
    const stores = await this.stores.crews(round.reached, AT_ONCE);
    const until = stores.at(AT_ONCE - 1)?.partnerId ?? null;
    const next: Round = until ? { dueAt: round.dueAt, reached: until } : over;
    const told = await this.toTell(stores, now);
    const moved = await this.work.run(async (tx) => {
      if (!(await this.rounds.advance(tx, round, next))) return false;
      const open = stores.map(({ partnerId }) => partnerId);
      await this.nudges.deleteOthers(tx, open, { after: round.reached, until });
      await this.tell(tx, told, now);
      return true;
    });
    return moved && until ? next : undefined;
  }

  private async toTell(stores: readonly StoreCrew[], now: Date): Promise<Told[]> {
    const storeIds = stores.map(({ partnerId }) => partnerId);
    const [things, told] = await Promise.all([
      this.stores.things(storeIds, aDayBefore(now)),
      this.nudges.toldOf(storeIds),
    ]);
    const found = stores.map((store) => ({
      store,
      nudges: nudgesOf(store, things(store.partnerId), { now, told: told.get(store.partnerId) ?? null }),
    }));
    return this.withoutBlocked(found.filter(({ nudges }) => nudges.length));
  }

  private async withoutBlocked(told: Told[]): Promise<Told[]> {
    const people = told.flatMap(({ nudges }) => nudges.flatMap(({ userIds }) => userIds));
    const blocked = await this.stores.blocked(people);
    return told.map(({ store, nudges }) => ({
      store,
      nudges: nudges.map((nudge) => ({ ...nudge, userIds: nudge.userIds.filter((id) => !blocked.has(id)) })),
    }));
  }

  private async tell(tx: Tx, told: readonly Told[], now: Date): Promise<void> {
    if (!told.length) return;
    const storeIds = told.map(({ store }) => store.partnerId);
    const claimed = await this.nudges.claim(tx, storeIds, wallTime(now).day, aDayBefore(now));
    for (const { store, nudges } of told)
      for (const { userIds, count, days } of claimed.has(store.partnerId) ? nudges : [])
        for (const userId of userIds)
          tx.emit('notifications.wanted', {
            userId,
            kind: 'store_waiting',
            values: { store: store.businessName, count, days },
            href: `/dashboard/${store.partnerUsername}`,
            urgent: false,
          });
  }
}
