import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob, OnTick, forEachAlone } from '@smachot/server-platform';
import { PAYMENT_DUE, PaymentQueries } from '../persistence/payment.queries';
import { AdvancePayment } from '../use-cases/advance-payment';
import { WantPayment, type Wanted } from '../use-cases/want-payment';

const BATCH = 200;

/** Handles the payment requests of orders, tickets and subscriptions, and retries payments after a crash or when the provider did not answer. */
/** Each may wait for the provider. */
const AT_ONCE = 8;

@Injectable()
export class OrderPaymentJobs {
  constructor(
    private readonly commands: CommandBus,
    private readonly payments: PaymentQueries,
  ) {}

  @HandlesJob('payments.charge')
  charge(wanted: JobPayload<'payments.charge'>, delivery: Delivery) {
    return this.want({ want: 'charge', ...wanted }, delivery);
  }

  @HandlesJob('payments.capture')
  capture(wanted: JobPayload<'payments.capture'>, delivery: Delivery) {
    return this.want({ want: 'capture', ...wanted }, delivery);
  }

  @HandlesJob('payments.release')
  release(wanted: JobPayload<'payments.release'>, delivery: Delivery) {
    return this.want({ want: 'release', ...wanted }, delivery);
  }

  @HandlesJob('payments.refund')
  refund(wanted: JobPayload<'payments.refund'>, delivery: Delivery) {
    return this.want({ want: 'refund', ...wanted }, delivery);
  }

  @HandlesJob('payments.charge_subscription')
  chargeSubscription(wanted: JobPayload<'payments.charge_subscription'>, delivery: Delivery) {
    return this.want({ want: 'subscribe', ...wanted }, delivery);
  }

  @HandlesJob('payments.retry_subscription')
  retrySubscription(wanted: JobPayload<'payments.retry_subscription'>, delivery: Delivery) {
    return this.want({ want: 'retry', ...wanted }, delivery);
  }

  @HandlesJob('payments.release_subscription')
  releaseSubscription(wanted: JobPayload<'payments.release_subscription'>, delivery: Delivery) {
    return this.want({ want: 'release', ...wanted }, delivery);
  }

  @HandlesJob('payments.hold_tickets')
  holdTickets(wanted: JobPayload<'payments.hold_tickets'>, delivery: Delivery) {
    return this.want({ want: 'hold', ...wanted }, delivery);
  }

  @HandlesJob('payments.capture_tickets')
  captureTickets(wanted: JobPayload<'payments.capture_tickets'>, delivery: Delivery) {
    return this.want({ want: 'capture', ...wanted }, delivery);
  }

  @HandlesJob('payments.release_tickets')
  releaseTickets(wanted: JobPayload<'payments.release_tickets'>, delivery: Delivery) {
    return this.want({ want: 'release', ...wanted }, delivery);
  }

  @HandlesJob('payments.refund_tickets')
  refundTickets(wanted: JobPayload<'payments.refund_tickets'>, delivery: Delivery) {
    return this.want({ want: 'refund', ...wanted }, delivery);
  }

  /** Advances every payment that is due by the product's clock and whose lease has ended by the real one. */
  @OnTick({ name: 'payments.advance_due', everyMs: 1000, due: PAYMENT_DUE })
  async advanceDue(now: Date): Promise<void> {
    const due = await this.payments.due(now, BATCH);
    await forEachAlone(
      due,
      ({ id }) => id,
      ({ id }) => this.commands.execute(new AdvancePayment(id)),
      AT_ONCE,
    );
  }

  private want(wanted: Wanted, delivery: Delivery): Promise<void> {
    return this.commands.execute(new WantPayment(wanted, delivery));
  }
}
