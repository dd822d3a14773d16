import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { type Delivery, HandlesJob, OnTick } from '@smachot/server-platform';
import { NoteBankDetails } from '../use-cases/note-bank-details';
import { NoteChargeback } from '../use-cases/note-chargeback';
import { NoteOrder } from '../use-cases/note-order';
import { NoteSuspension } from '../use-cases/note-suspension';
import { NoteVoidedRefund } from '../use-cases/note-voided-refund';
import { PlanPayouts } from '../use-cases/plan-payouts';

@Injectable()
export class PayoutJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('payouts.note_order')
  order(money: JobPayload<'payouts.note_order'>, delivery: Delivery) {
    return this.commands.execute(new NoteOrder(money, delivery));
  }

  @HandlesJob('payouts.note_tickets')
  tickets(money: JobPayload<'payouts.note_tickets'>, delivery: Delivery) {
    return this.commands.execute(new NoteOrder(money, delivery));
  }

  @HandlesJob('payouts.note_voided_refund')
  voided(payment: JobPayload<'payouts.note_voided_refund'>, delivery: Delivery) {
    return this.commands.execute(new NoteVoidedRefund(payment, delivery));
  }

  @HandlesJob('payouts.note_chargeback')
  chargeback(chargeback: JobPayload<'payouts.note_chargeback'>, delivery: Delivery) {
    return this.commands.execute(new NoteChargeback(chargeback, 'opened', delivery));
  }

  @HandlesJob('payouts.note_resolution')
  resolution({ outcome, ...chargeback }: JobPayload<'payouts.note_resolution'>, delivery: Delivery) {
    return this.commands.execute(new NoteChargeback(chargeback, outcome, delivery));
  }

  @HandlesJob('payouts.note_bank_details')
  bankDetails(details: JobPayload<'payouts.note_bank_details'>, delivery: Delivery) {
    return this.commands.execute(new NoteBankDetails(details, delivery));
  }

  @HandlesJob('payouts.note_suspension')
  suspension({ storeId }: JobPayload<'payouts.note_suspension'>, delivery: Delivery) {
    return this.commands.execute(new NoteSuspension(storeId, delivery));
  }

  @OnTick({ name: 'payouts.plan', everyMs: MINUTE_MS })
  plan(now: Date): Promise<void> {
    return this.commands.execute(new PlanPayouts(now));
  }
}
