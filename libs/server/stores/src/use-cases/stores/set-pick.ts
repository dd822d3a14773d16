import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PICK_DAYS_MAX } from '@smachot/contracts';
import { accept, addDays, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import { StoreNotices } from '../../services/store-notices';
import { PickRepository } from '../../persistence/stores/pick.repository';

/** An admin picks a store until the end of a day, or no more. What is so already stays as it is. Its owners are told once it is picked. */
export class SetPick extends Command<Result<undefined>> {
  constructor(
    readonly partner: string,
    readonly until: string | null,
  ) {
    super();
  }
}

@CommandHandler(SetPick)
export class SetPickHandler implements ICommandHandler<SetPick> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly picks: PickRepository,
    private readonly acts: ActLog,
    private readonly notices: StoreNotices,
    private readonly clock: Clock,
  ) {}

  execute({ partner, until }: SetPick): Promise<Result<undefined>> {
    const { day: today } = wallTime(this.clock.now());
    if (until && (until < today || until > addDays(today, PICK_DAYS_MAX)))
      return Promise.resolve(refuse('store.pick_day', { fields: { until: 'store.pick_day' } }));
    return this.work.run(async (tx) => {
      const pick = await this.picks.load(tx, partner);
      if (!pick) return refuse('not_found');
      if (pick.until === until) return accept();
      await this.picks.save(tx, { ...pick, until });
      const stood = pick.until !== null && pick.until >= today;
      if (until && !stood) await this.notices.picked(tx, pick, until);
      await this.acts.changed(tx, {
        subject: { kind: 'store', id: pick.storeId },
        before: { on: pick.until !== null, pickedUntil: pick.until },
        after: { on: until !== null, pickedUntil: until },
      });
      return accept();
    });
  }
}
