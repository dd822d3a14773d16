import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import {
  type Delivery,
  HandlesJob,
  mailsAreDue,
  OnTick,
  retentionTick,
  forEachAlone,
} from '@smachot/server-platform';
import { BILL_DUE, BillQueries } from '../persistence/bill.queries';
import { CARD_TO_CHECK, CardQueries } from '../persistence/card.queries';
import { AdoptDebts } from '../use-cases/adopt-debts';
import { ChargeBill } from '../use-cases/charge-bill';
import { CheckCard } from '../use-cases/check-card';
import { ForgetPayer, ReleaseKeptCards, WipeCards } from '../use-cases/forget-payer';
import { MailReceipts, RECEIPT_MAILS } from '../use-cases/mail-receipts';
import { OpenBill } from '../use-cases/open-bill';
import { PurgeCallbacks } from '../use-cases/purge-callbacks';
import { WriteOffOldBalances } from '../use-cases/write-off';

const BATCH = 200;

/** Each may wait for the provider. */
const AT_ONCE = 8;
const idOf = ({ id }: { id: string }): string => id;

@Injectable()
export class PaymentJobs {
  constructor(
    private readonly commands: CommandBus,
    private readonly bills: BillQueries,
    private readonly cards: CardQueries,
  ) {}

  @HandlesJob('payments.open_bill')
  open(due: JobPayload<'payments.open_bill'>, delivery: Delivery) {
    return this.commands.execute(new OpenBill(due, delivery));
  }

  @HandlesJob('payments.forget_payer')
  forget({ userId, phoneKey }: JobPayload<'payments.forget_payer'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPayer(userId, phoneKey, delivery));
  }

  @HandlesJob('payments.adopt_debts')
  adopt({ userId, phoneKey }: JobPayload<'payments.adopt_debts'>, delivery: Delivery) {
    return this.commands.execute(new AdoptDebts(userId, phoneKey, delivery));
  }

  /** Charges every bill that is due by the product's clock and whose lease has ended by the real one. */
  @OnTick({ name: 'payments.charge_due', everyMs: 1000, due: BILL_DUE })
  async chargeDue(now: Date): Promise<void> {
    const due = await this.bills.due(now, BATCH);
    await forEachAlone(due, idOf, ({ id }) => this.commands.execute(new ChargeBill(id, 'system')), AT_ONCE);
  }

  /** Checks cards whose check was interrupted, got no answer or waits for the cardholder. */
  @OnTick({ name: 'payments.check_cards', everyMs: 1000, due: CARD_TO_CHECK })
  async checkCards(now: Date): Promise<void> {
    const due = await this.cards.toCheck(now, BATCH);
    await forEachAlone(due, idOf, ({ id }) => this.commands.execute(new CheckCard(id, false)), AT_ONCE);
  }

  @OnTick({ name: 'payments.mail_receipts', everyMs: 1000, due: mailsAreDue(RECEIPT_MAILS) })
  mailReceipts(): Promise<void> {
    return this.commands.execute(new MailReceipts());
  }

  @OnTick(retentionTick('payments.wipe_cards'))
  async wipeCards(): Promise<void> {
    await this.commands.execute(new ReleaseKeptCards());
    await this.commands.execute(new WipeCards());
  }

  @OnTick(retentionTick('payments.purge_callbacks'))
  purgeCallbacks(now: Date): Promise<void> {
    return this.commands.execute(new PurgeCallbacks(now));
  }

  @OnTick({ name: 'payments.write_off', everyMs: 600_000 })
  writeOff(now: Date): Promise<void> {
    return this.commands.execute(new WriteOffOldBalances(now));
  }
}
