import { Injectable } from '@nestjs/common';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { Secrets, type Tx } from '@smachot/server-platform';
import { type ContactKind, exceededLimit } from '../domain/contact-limits';

export type Contact = {
  kind: ContactKind;
  storeId: string;
  userId: string;
  /** Phone or e-mail address; stored as an HMAC only. */
  recipient: string;
};

/** Limits messages to people outside on behalf of stores. Postgres counts them, because they cost money and annoy people. */
@Injectable()
export class ContactLimits {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Counts one message in the transaction that sends it; a refusal rolls it back. */
  async take(tx: Tx, { kind, storeId, userId, recipient }: Contact): Promise<Result<undefined>> {
    const hashed = this.secrets.sign('stores.contact', recipient.trim().toLowerCase());
    const now = this.clock.now();
    // sorted: two transactions that share recipient and sender wait for each other in one order
    for (const key of [hashed, userId].sort())
      await tx.query(`select pg_advisory_xact_lock(hashtext('stores.contact'), hashtext($1))`, [key]);
    const [used] = await tx.query<{ recipient: number; store: number; sender: number }>(
      `select count(*) filter (where recipient = $2)::int as recipient, count(*) filter (where store_id = $3)::int as store,
         count(*) filter (where user_id = $4)::int as sender
       from stores.contacts where kind = $1 and at > $5::timestamptz - interval '24 hours'
         and (recipient = $2 or store_id = $3 or user_id = $4)`,
      [kind, hashed, storeId, userId, now],
    );
    const exceeded = exceededLimit(kind, used!);
    if (exceeded) return refuse(exceeded);
    await tx.query(
      'insert into stores.contacts (id, kind, store_id, user_id, recipient, at) values ($1, $2, $3, $4, $5, $6)',
      [newId(), kind, storeId, userId, hashed, now],
    );
    return accept();
  }
}
