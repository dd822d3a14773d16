import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';

const LINK_HOURS = 24;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export type VerifiedEmail = { storeId: StoreId; email: string };

/** Links that verify a store's e-mail address; only the hashes of their tokens are stored. They expire by real time, like all tokens. */
@Injectable()
export class EmailVerificationRepository {
  async add(tx: Tx, token: string, { storeId, email }: VerifiedEmail): Promise<void> {
    await tx.query(
      `insert into stores.email_verifications (token_hash, store_id, email, expires_at)
         values ($1, $2, $3, now() + interval '${LINK_HOURS} hours')`,
      [hashOf(token), storeId, email],
    );
  }

  /** Marks a link as used; undefined: there is none that is unused and not expired. */
  async use(tx: Tx, token: string): Promise<VerifiedEmail | undefined> {
    const used = await tx.query<VerifiedEmail>(
      `update stores.email_verifications set used_at = now()
         where token_hash = $1 and used_at is null and expires_at > now() returning store_id as "storeId", email`,
      [hashOf(token)],
    );
    return returningRows(used)[0];
  }

  async deleteOf(tx: Tx, storeId: StoreId): Promise<void> {
    await tx.query('delete from stores.email_verifications where store_id = $1', [storeId]);
  }

  /** Deletes links that expired a week ago. */
  async deleteExpired(tx: Tx): Promise<void> {
    await tx.query(`delete from stores.email_verifications where expires_at < now() - interval '7 days'`);
  }
}
