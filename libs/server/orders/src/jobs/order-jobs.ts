import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { type Delivery, HandlesJob, OnTick } from '@smachot/server-platform';
import { MailConfirmations } from '../confirmations/mail-confirmations';
import { ExpireCheckouts, MoveDueOrders } from '../use-cases/due-orders';
import { MoveDueFollowings } from '../use-cases/due-followings';
import { PurgeDrafts } from '../use-cases/checkout-drafts';
import { ForgetCustomer } from '../use-cases/forget-customer';
import { HearOfEvent } from '../use-cases/hear-of-event';
import { NudgeCrews } from '../use-cases/nudge-crews';
import { NotePayment } from '../use-cases/note-payment';

@Injectable()
export class OrderJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('orders.note_payment')
  notePayment(payment: JobPayload<'orders.note_payment'>, delivery: Delivery) {
    return this.commands.execute(new NotePayment(payment, delivery));
  }

  @HandlesJob('orders.hear_of_event')
  hearOfEvent({ eventId }: JobPayload<'orders.hear_of_event'>, delivery: Delivery) {
    return this.commands.execute(new HearOfEvent(eventId, 'moved', delivery));
  }

  @HandlesJob('orders.hear_of_cancelled_event')
  hearOfCancelledEvent({ eventId }: JobPayload<'orders.hear_of_cancelled_event'>, delivery: Delivery) {
    return this.commands.execute(new HearOfEvent(eventId, 'cancelled', delivery));
  }

  @HandlesJob('orders.forget_customer')
  forget({ userId, phoneKey }: JobPayload<'orders.forget_customer'>, delivery: Delivery) {
    return this.commands.execute(new ForgetCustomer(userId, phoneKey, delivery));
  }

  @OnTick({ name: 'orders.mail_confirmations', everyMs: 1000 })
  mailConfirmations(): Promise<void> {
    return this.commands.execute(new MailConfirmations());
  }

  @OnTick({ name: 'orders.expire_checkouts', everyMs: 1000 })
  expireCheckouts(now: Date): Promise<void> {
    return this.commands.execute(new ExpireCheckouts(now));
  }

  @OnTick({ name: 'orders.purge_drafts', everyMs: MINUTE_MS })
  purgeDrafts(now: Date): Promise<void> {
    return this.commands.execute(new PurgeDrafts(now));
  }

  @OnTick({ name: 'orders.expire_unanswered', everyMs: 1000 })
  expireUnanswered(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('unanswered', now));
  }

  @OnTick({ name: 'orders.nudge_crews', everyMs: 30_000 })
  nudgeCrews(now: Date): Promise<void> {
    return this.commands.execute(new NudgeCrews(now));
  }

  @OnTick({ name: 'orders.lapse_changes', everyMs: 1000 })
  lapseChanges(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('unchanged', now));
  }

  @OnTick({ name: 'orders.cancel_unpaid', everyMs: 1000 })
  cancelUnpaid(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('unpaid', now));
  }

  @OnTick({ name: 'orders.charge_rests', everyMs: 1000 })
  chargeRests(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('rest', now));
  }

  @OnTick({ name: 'orders.complete', everyMs: 5000 })
  complete(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('ended', now));
  }

  @OnTick({ name: 'orders.look_at_guests', everyMs: 5000 })
  lookAtGuests(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueFollowings('look', now));
  }

  @OnTick({ name: 'orders.settle_followings', everyMs: 1000 })
  settleFollowings(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueFollowings('cut_off', now));
  }

  @OnTick({ name: 'orders.lock_unpaid', everyMs: 1000 })
  lockUnpaid(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueFollowings('unpaid', now));
  }
}
