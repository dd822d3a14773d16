import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { type Delivery, HandlesJob, mailsAreDue, OnTick, retentionTick } from '@smachot/server-platform';
import { CONFIRMATION_MAILS, SendConfirmations } from '../use-cases/confirmations/send-confirmations';
import { ExpireCheckouts, MoveDueOrders } from '../use-cases/status/due-orders';
import { MoveDueLinkedOrders } from '../use-cases/linked/due-linked-orders';
import { ExpireManualRefunds } from '../use-cases/refunds/expire-refunds';
import { PurgeDrafts } from '../use-cases/placing/checkout-drafts';
import { ForgetCustomer } from '../use-cases/status/forget-customer';
import { ApplyEventChange } from '../use-cases/linked/apply-event-change';
import { RemindCrews } from '../use-cases/status/remind-crews';
import { TellMoney } from '../use-cases/status/tell-money';
import { ApplyPaymentOutcome } from '../use-cases/status/apply-payment-outcome';
import { LINKED_ORDER_DUE } from '../persistence/linked/linked-order.queries';
import { CHECKOUT_EXPIRED } from '../persistence/placing/checkout.repository';
import { ORDER_DUE } from '../persistence/orders/due-order.queries';

@Injectable()
export class OrderJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('orders.note_payment')
  applyPayment(payment: JobPayload<'orders.note_payment'>, delivery: Delivery) {
    return this.commands.execute(new ApplyPaymentOutcome(payment, delivery));
  }

  @HandlesJob('orders.hear_of_event')
  applyEventChange({ eventId }: JobPayload<'orders.hear_of_event'>, delivery: Delivery) {
    return this.commands.execute(new ApplyEventChange(eventId, 'moved', delivery));
  }

  @HandlesJob('orders.hear_of_cancelled_event')
  applyEventCancellation({ eventId }: JobPayload<'orders.hear_of_cancelled_event'>, delivery: Delivery) {
    return this.commands.execute(new ApplyEventChange(eventId, 'cancelled', delivery));
  }

  @HandlesJob('orders.forget_customer')
  forget({ userId, phoneKey }: JobPayload<'orders.forget_customer'>, delivery: Delivery) {
    return this.commands.execute(new ForgetCustomer(userId, phoneKey, delivery));
  }

  @HandlesJob('orders.tell_money')
  tellMoney({ orderIds }: JobPayload<'orders.tell_money'>, delivery: Delivery) {
    return this.commands.execute(new TellMoney(orderIds, delivery));
  }

  @OnTick({ name: 'orders.mail_confirmations', everyMs: 1000, due: mailsAreDue(CONFIRMATION_MAILS) })
  sendConfirmations(): Promise<void> {
    return this.commands.execute(new SendConfirmations());
  }

  @OnTick({ name: 'orders.expire_checkouts', everyMs: 1000, due: CHECKOUT_EXPIRED })
  expireCheckouts(now: Date): Promise<void> {
    return this.commands.execute(new ExpireCheckouts(now));
  }

  @OnTick(retentionTick('orders.purge_drafts'))
  purgeDrafts(now: Date): Promise<void> {
    return this.commands.execute(new PurgeDrafts(now));
  }

  @OnTick({ name: 'orders.expire_manual_refunds', everyMs: MINUTE_MS })
  expireManualRefunds(now: Date): Promise<void> {
    return this.commands.execute(new ExpireManualRefunds(now));
  }

  @OnTick({ name: 'orders.expire_unanswered', everyMs: 1000, due: ORDER_DUE.unanswered })
  expireUnanswered(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('unanswered', now));
  }

  @OnTick({ name: 'orders.nudge_crews', everyMs: 30_000 })
  remindCrews(now: Date): Promise<void> {
    return this.commands.execute(new RemindCrews(now));
  }

  @OnTick({ name: 'orders.lapse_changes', everyMs: 1000, due: ORDER_DUE.unchanged })
  lapseChanges(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('unchanged', now));
  }

  @OnTick({ name: 'orders.cancel_unpaid', everyMs: 1000, due: ORDER_DUE.unpaid })
  cancelUnpaid(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('unpaid', now));
  }

  @OnTick({ name: 'orders.charge_rests', everyMs: 1000, due: ORDER_DUE.rest })
  chargeRests(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('rest', now));
  }

  @OnTick({ name: 'orders.complete', everyMs: 5000, due: ORDER_DUE.ended })
  complete(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueOrders('ended', now));
  }

  @OnTick({ name: 'orders.look_at_guests', everyMs: 5000, due: LINKED_ORDER_DUE.look })
  lookAtGuests(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueLinkedOrders('look', now));
  }

  @OnTick({ name: 'orders.settle_followings', everyMs: 1000, due: LINKED_ORDER_DUE.cut_off })
  settleLinkedOrders(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueLinkedOrders('cut_off', now));
  }

  @OnTick({ name: 'orders.settle_attendance', everyMs: 1000, due: LINKED_ORDER_DUE.attendance })
  settleAttendance(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueLinkedOrders('attendance', now));
  }

  @OnTick({ name: 'orders.lock_unpaid', everyMs: 1000, due: LINKED_ORDER_DUE.unpaid })
  lockUnpaid(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueLinkedOrders('unpaid', now));
  }
}
