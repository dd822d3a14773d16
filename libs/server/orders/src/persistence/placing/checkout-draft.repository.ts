import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CheckoutDraftForm, UserId } from '@smachot/contracts';
import { prepared, type Tx } from '@smachot/server-platform';

export type DraftRow = { store_username: string; content: CheckoutDraftForm; expires_at: Date };
type DraftAccess = { draftId: string; userId: UserId | null; now: Date };
type DraftContent = DraftAccess & { storeUsername: string; content: CheckoutDraftForm };

/** Maximum of drafts of one account; the oldest are deleted first. */
const MOST_OF_ACCOUNT = 20;
const MOST_PURGED = 1_000;

const EXPIRES = (user: string, now: string) =>
  `${now}::timestamptz + case when ${user} is null then interval '15 minutes' else interval '24 hours' end`;
const COLUMNS = 'store_username, content, expires_at';
/** Condition for a draft that is unclaimed or the caller's; opening it claims it. */
const ACCESSIBLE = 'id = $1 and expires_at > $3 and (user_id is null or user_id = $2)';

const CREATE = prepared(
  `insert into orders.checkout_drafts (id, user_id, store_username, content, created_at, expires_at)
   values ($1, $2::uuid, $4, $5, $3, ${EXPIRES('$2::uuid', '$3')}) returning ${COLUMNS}`,
);
const TOUCH = prepared(
  `with one as (update orders.checkout_drafts set user_id = coalesce(user_id, $2::uuid),
     expires_at = ${EXPIRES('coalesce(user_id, $2::uuid)', '$3')} where ${ACCESSIBLE} returning ${COLUMNS}) select * from one`,
);
const REPLACE = prepared(
  `with one as (update orders.checkout_drafts set user_id = coalesce(user_id, $2::uuid), store_username = $4, content = $5,
     expires_at = ${EXPIRES('coalesce(user_id, $2::uuid)', '$3')} where ${ACCESSIBLE} returning ${COLUMNS}) select * from one`,
);

/** Repository of checkout drafts. The table holds hashes only, so its contents do not open a draft. */
@Injectable()
export class CheckoutDraftRepository {
  /** An account's oldest drafts are deleted when it has too many. */
  async create(tx: Tx, { draftId, userId, now, storeUsername, content }: DraftContent): Promise<DraftRow> {
    const values = [hashOf(draftId), userId, now, storeUsername, JSON.stringify(content)];
    const [row] = await tx.query<DraftRow>(CREATE, values);
    if (userId)
      await tx.query(
        `delete from orders.checkout_drafts where id in (
             select id from orders.checkout_drafts where user_id = $1 order by created_at desc, id offset ${MOST_OF_ACCOUNT})`,
        [userId],
      );
    return row!;
  }

  /** Claims the draft and prolongs it; undefined when it does not exist or belongs to another account. */
  async open(tx: Tx, { draftId, userId, now }: DraftAccess): Promise<DraftRow | undefined> {
    return (await tx.query<DraftRow>(TOUCH, [hashOf(draftId), userId, now]))[0];
  }

  async replace(
    tx: Tx,
    { draftId, userId, now, storeUsername, content }: DraftContent,
  ): Promise<DraftRow | undefined> {
    const values = [hashOf(draftId), userId, now, storeUsername, JSON.stringify(content)];
    return (await tx.query<DraftRow>(REPLACE, values))[0];
  }

  async delete(tx: Tx, draftId: string, userId: UserId | null): Promise<void> {
    await tx.query(
      'delete from orders.checkout_drafts where id = $1 and (user_id is null or user_id = $2::uuid)',
      [hashOf(draftId), userId],
    );
  }

  /** Deletes one batch of expired drafts. Returns whether there may be more. */
  async purge(tx: Tx, now: Date): Promise<boolean> {
    const gone = await tx.query<{ id: string }>(
      `with gone as (delete from orders.checkout_drafts where id in (
           select id from orders.checkout_drafts where expires_at <= $1 order by expires_at limit ${MOST_PURGED}
           for update skip locked) returning id) select id from gone`,
      [now],
    );
    return gone.length === MOST_PURGED;
  }

  async deleteOfUser(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('delete from orders.checkout_drafts where user_id = $1', [userId]);
  }
}

const hashOf = (draftId: string): string => createHash('sha256').update(draftId).digest('base64url');
