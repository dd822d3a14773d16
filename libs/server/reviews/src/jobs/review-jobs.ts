import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import {
  type Delivered,
  type Delivery,
  HandlesJob,
  HandlesJobs,
  OnTick,
  retentionTick,
} from '@smachot/server-platform';
import { ForgetPerson } from '../use-cases/forget-person';
import { ForgetGuests, NoteArrivals, SettleGuestRatings } from '../use-cases/guests/settle-guest-ratings';
import { InviteCustomers } from '../use-cases/invite-customers';
import { NoteDone } from '../use-cases/note-done';
import { NoteChargeback, NoteMoney } from '../use-cases/note-money';

@Injectable()
export class ReviewJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJobs('reviews.note_done')
  done(orders: Delivered<'reviews.note_done'>[]) {
    return this.commands.execute(new NoteDone(orders));
  }

  @HandlesJob('reviews.note_money')
  money(moved: JobPayload<'reviews.note_money'>) {
    return this.commands.execute(new NoteMoney(moved));
  }

  @HandlesJob('reviews.note_chargeback')
  chargeback(resolved: JobPayload<'reviews.note_chargeback'>) {
    return this.commands.execute(new NoteChargeback(resolved));
  }

  @HandlesJob('reviews.forget_guests')
  forgetGuests({ rsvpIds }: JobPayload<'reviews.forget_guests'>, delivery: Delivery) {
    return this.commands.execute(new ForgetGuests(rsvpIds, delivery));
  }

  @HandlesJob('reviews.forget_person')
  forget({ userId }: JobPayload<'reviews.forget_person'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPerson(userId, delivery));
  }

  @OnTick({ name: 'reviews.note_arrivals', everyMs: MINUTE_MS })
  arrivals(now: Date): Promise<void> {
    return this.commands.execute(new NoteArrivals(now));
  }

  @OnTick(retentionTick('reviews.settle_guest_ratings'))
  settle(now: Date): Promise<void> {
    return this.commands.execute(new SettleGuestRatings(now));
  }

  @OnTick({ name: 'reviews.invite_customers', everyMs: MINUTE_MS })
  invite(now: Date): Promise<void> {
    return this.commands.execute(new InviteCustomers(now));
  }
}
