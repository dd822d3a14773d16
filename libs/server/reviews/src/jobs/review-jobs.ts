import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { type Delivery, HandlesJob, OnTick } from '@smachot/server-platform';
import { ForgetPerson } from '../use-cases/forget-person';
import { InviteCustomers, NoteDone } from '../use-cases/invite-customers';

@Injectable()
export class ReviewJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('reviews.note_done')
  done(order: JobPayload<'reviews.note_done'>, delivery: Delivery) {
    return this.commands.execute(new NoteDone(order, delivery));
  }

  @HandlesJob('reviews.forget_person')
  forget({ userId }: JobPayload<'reviews.forget_person'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPerson(userId, delivery));
  }

  @OnTick({ name: 'reviews.invite_customers', everyMs: MINUTE_MS })
  invite(now: Date): Promise<void> {
    return this.commands.execute(new InviteCustomers(now));
  }
}
