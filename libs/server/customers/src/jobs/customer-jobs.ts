import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivered, type Delivery, HandlesJob, HandlesJobs } from '@smachot/server-platform';
import { ForgetPerson, ForgetStore } from '../use-cases/forget';
import { NoteOrders } from '../use-cases/note-orders';
import { NoteProposal } from '../use-cases/note-proposal';
import { NoteThread } from '../use-cases/note-thread';

@Injectable()
export class CustomerJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJobs('customers.note_order')
  orders(orders: Delivered<'customers.note_order'>[]) {
    return this.commands.execute(new NoteOrders(orders));
  }

  @HandlesJob('customers.note_thread')
  thread(thread: JobPayload<'customers.note_thread'>, delivery: Delivery) {
    return this.commands.execute(new NoteThread(thread, delivery));
  }

  @HandlesJob('customers.note_proposal')
  proposal(proposal: JobPayload<'customers.note_proposal'>, delivery: Delivery) {
    return this.commands.execute(new NoteProposal(proposal, delivery));
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
