import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, wallTime } from '@smachot/kernel';
import { isBot, Logger, networkOf } from '@smachot/server-platform';
import { deviceClass } from '../domain/visitor';
import { DaySalts } from '../services/day-salts';
import { type ArrivedVisit, VisitBuffer } from '../services/visit-buffer';

type Visit = Pick<ArrivedVisit, 'partner' | 'stage' | 'source'>;

/** Notes a visit for counting. `ip` and `userAgent` become a hash of the day here, and are not kept. */
export class RecordVisit extends Command<void> {
  constructor(
    readonly visit: Visit,
    readonly from: { ip: string; userAgent: string | undefined },
  ) {
    super();
  }
}

@CommandHandler(RecordVisit)
export class RecordVisitHandler implements ICommandHandler<RecordVisit> {
  constructor(
    private readonly salts: DaySalts,
    private readonly buffer: VisitBuffer,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute({ visit, from: { ip, userAgent } }: RecordVisit): Promise<void> {
    if (userAgent === undefined || isBot(userAgent)) return;
    const { day } = wallTime(this.clock.now());
    try {
      const visitor = await this.salts.hash(day, networkOf(ip), deviceClass(userAgent));
      this.buffer.add({ ...visit, day, visitor });
    } catch (error) {
      this.logger.warn({ error }, 'a visit was not counted');
    }
  }
}
