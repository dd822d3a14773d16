import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob, OnTick, retentionTick } from '@smachot/server-platform';
import { ForgetPerson } from '../use-cases/forget-person';
import { PurgeMessages } from '../use-cases/purge-messages';
import { RemindReaders } from '../use-cases/remind-readers';
import { READER_DUE } from '../persistence/thread.queries';

@Injectable()
export class ConversationJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('conversations.forget_person')
  forget({ userId }: JobPayload<'conversations.forget_person'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPerson(userId, delivery));
  }

  @OnTick({ name: 'conversations.remind_readers', everyMs: 5000, due: READER_DUE })
  remind(now: Date): Promise<void> {
    return this.commands.execute(new RemindReaders(now));
  }

  @OnTick(retentionTick('conversations.purge'))
  purge(now: Date): Promise<void> {
    return this.commands.execute(new PurgeMessages(now));
  }
}
