import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';

/** The payments part of an account's data export: cards as people recognise them, bills, receipts, and what was said of disputed charges. It has no tokens. */
@Injectable()
export class PaymentsExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly read: ReadModel,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('cards', (userId) =>
      this.read.rows(
        `select last_four as "lastFourDigits", brand as "cardType", expiry, nickname, created_at as "createdAt", deleted_at as "deletedAt"
         from payments.cards where user_id = $1 order by id`,
        [userId],
      ),
    );
    this.exports.contribute('bills', (userId) =>
      this.read.rows(
        `select b.responses, b.amount, b.carried_in as "carriedIn", b.status, b.created_at as "createdAt",
           b.settled_at as "settledAt", r.number as "receiptNumber"
         from payments.bills b left join payments.receipts r on r.bill_id = b.id where b.user_id = $1 order by b.id`,
        [userId],
      ),
    );
    this.exports.contribute('chargebackAnswers', (userId) =>
      this.read.rows(
        `select c.order_code as "orderCode", c.amount, c.status, a.side, a.recognised, a.text, a.at
         from payments.chargeback_answers a join payments.chargebacks c on c.id = a.chargeback_id where a.user_id = $1 order by a.id`,
        [userId],
      ),
    );
  }
}
