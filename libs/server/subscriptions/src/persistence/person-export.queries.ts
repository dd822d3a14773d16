import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** Reads what this context stores about a person, for the export of their account. Sums in agorot. */
@Injectable()
export class PersonExportQueries {
  constructor(private readonly read: ReadModel) {}

  /** The periods that the person's card paid, or was asked to pay. */
  chargesOf(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select s.store_id as "partnerId", c.plan_id as "planId", c.billing, c.from_day as "from", c.until_day as "until", c.price,
         c.coupon->>'code' as coupon, c.off as "couponAmount", c.credit, c.due, c.status, c.created_at as "createdAt", c.paid_at as "paidAt"
       from subscriptions.charges c join subscriptions.subscriptions s on s.id = c.subscription_id
       where c.payer_id = $1 order by c.created_at, c.id`,
      [userId],
    );
  }

  invoicesOf(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select i.store_id as "partnerId", i.kind, i.number, i.amount, i.vat_percent as "vatPercent", i.issued_at as "issuedAt", i.paper
       from subscriptions.invoices i where i.payer_id = $1 order by i.issued_at, i.number`,
      [userId],
    );
  }

  /** What the person changed, and which terms they accepted. */
  async actsOf(userId: UserId): Promise<Record<string, unknown>> {
    const [changes, acceptances] = await Promise.all([
      this.read.rows(
        `select m.store_id as "partnerId", m.at, m.before, m.after from subscriptions.moves m where m.by_user = $1 order by m.at, m.id`,
        [userId],
      ),
      this.read.rows(
        `select t.store_id as "partnerId", t.version, t.accepted_at as "acceptedAt" from subscriptions.terms_acceptances t
         where t.user_id = $1 order by t.accepted_at, t.id`,
        [userId],
      ),
    ]);
    return { changes, acceptances };
  }
}
