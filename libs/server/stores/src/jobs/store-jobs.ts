import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob } from '@smachot/server-platform';
import { NoteTaken } from '../use-cases/note-taken';

@Injectable()
export class StoreJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('stores.note_taken')
  taken(payload: JobPayload<'stores.note_taken'>, delivery: Delivery) {
    return this.commands.execute(new NoteTaken(payload, delivery));
  }
}
