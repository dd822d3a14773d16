import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '@smachot/kernel';
import { OnTick } from '@smachot/server-platform';
import { ROUND_DUE } from '../persistence/round.repository';
import { NudgeCrews } from '../use-cases/nudge-crews';

@Injectable()
export class WaitingJobs {
  constructor(private readonly commands: CommandBus) {}

  @OnTick({ name: 'waiting.nudge_crews', everyMs: MINUTE_MS, due: ROUND_DUE })
  nudgeCrews(now: Date): Promise<void> {
    return this.commands.execute(new NudgeCrews(now));
  }
}
