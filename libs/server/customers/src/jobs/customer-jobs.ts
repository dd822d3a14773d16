import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob } from '@smachot/server-platform';
import { ForgetPerson, ForgetStore } from '../use-cases/forget';
import { NoteOrder } from '../use-cases/note-order';
import { NoteThread } from '../use-cases/note-thread';

@Injectable()
export class CustomerJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('customers.note_order')
  order({ orderId }: JobPayload<'customers.note_order'>, delivery: Delivery) {
    return this.commands.execute(new NoteOrder(orderId, delivery));
  }

  @HandlesJob('customers.note_thread')
  thread(thread: JobPayload<'customers.note_thread'>, delivery: Delivery) {
    return this.commands.execute(new NoteThread(thread, delivery));
  }

  @HandlesJob('customers.forget_person')
  person({ userId }: JobPayload<'customers.forget_person'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPerson(userId, delivery));
  }

  @HandlesJob('customers.forget_store')
  store({ storeId }: JobPayload<'customers.forget_store'>, delivery: Delivery) {
    return this.commands.execute(new ForgetStore(storeId, delivery));
  }
}
