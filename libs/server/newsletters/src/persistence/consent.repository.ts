import { Injectable } from '@nestjs/common';
import type { NewsletterConsentId, NewsletterId, StoreId, UserId } from '@smachot/contracts';
import { columnsOf, returningRows, toRow, type Tx } from '@smachot/server-platform';
import type { Reactions } from '../domain/stop';
import { type ConsentEnd, type ConsentRow, ConsentSchema } from './newsletters.schema';

const columns = columnsOf(ConsentSchema);
/** A claim about an advertisement lapses after seven years. */
const KEPT = '7 years';

/** Repository of agreements. A row is a proof: it ends, and is never written again. */
@Injectable()
export class ConsentRepository {
  /** Adds the agreement unless the person has one with the store; the moment of the one that stands. */
  async agree(tx: Tx, row: ConsentRow): Promise<Date> {
    await tx.query(
      `insert into newsletters.consents select * from json_populate_record(null::newsletters.consents, $1)
       on conflict (store_id, user_id) where ended_at is null do nothing`,
      [JSON.stringify(toRow(columns, row))],
    );
    const [standing] = await tx.query<{ at: Date }>(
      'select agreed_at as at from newsletters.consents where store_id = $1 and user_id = $2 and ended_at is null',
      [row.storeId, row.userId],
    );
    return standing!.at;
  }

  /** Takes back the agreement that the person gave the store. */
  async endOfPerson(tx: Tx, storeId: StoreId, userId: UserId, now: Date): Promise<void> {
    await tx.query(
      `update newsletters.consents set ended_at = $3, ended_by = 'person' where store_id = $1 and user_id = $2 and ended_at is null`,
      [storeId, userId, now],
    );
  }

  /**
   * Ends what stands between a mail's person and its store, also a later agreement than the mail's. True: the newsletter lost this person
   * until now; who agrees and leaves by it again counts once.
   */
  async endByLink(
    tx: Tx,
    { consentId, newsletterId }: { consentId: NewsletterConsentId; newsletterId: NewsletterId },
    by: ConsentEnd,
    now: Date,
  ): Promise<boolean> {
    const ended = await tx.query<{ from: NewsletterId | null }>(
      `update newsletters.consents c set ended_at = $2, ended_by = $3, ended_from = case when not exists (
         select from newsletters.consents e where e.store_id = c.store_id and e.user_id = c.user_id and e.ended_from = $4) then $4::uuid end
       from newsletters.consents m where m.id = $1 and c.store_id = m.store_id and c.user_id = m.user_id and c.ended_at is null
       returning c.ended_from as "from"`,
      [consentId, now, by, newsletterId],
    );
    return returningRows(ended).some(({ from }) => from !== null);
  }

  /** Notes that somebody who left by this newsletter never agreed. False: it was noted before, or they left otherwise. */
  async complain(tx: Tx, consentId: NewsletterConsentId, newsletterId: NewsletterId): Promise<boolean> {
    const noted = await tx.query(
      `update newsletters.consents c set complaint = true from newsletters.consents m
       where m.id = $1 and (c.id = m.id or (c.store_id = m.store_id and c.user_id = m.user_id)) and c.ended_from = $2 and not c.complaint
       returning c.id`,
      [consentId, newsletterId],
    );
    return returningRows(noted).length > 0;
  }

  /** Agreements of a person with any store since an instant, ended ones too. */
  async countSince(tx: Tx, userId: UserId, since: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from newsletters.consents where user_id = $1 and agreed_at > $2',
      [userId, since],
    );
    return row!.count;
  }

  async reactionsTo(tx: Tx, newsletterId: NewsletterId): Promise<Reactions> {
    const [row] = await tx.query<Reactions>(
      `select (select count(*)::int from newsletters.mails where newsletter_id = $1 and state = 'accepted') as sent,
         count(*)::int as unsubscribed, count(*) filter (where complaint)::int as complaints
       from newsletters.consents where ended_from = $1`,
      [newsletterId],
    );
    return row!;
  }

  async stop(tx: Tx, storeId: StoreId, newsletterId: NewsletterId, now: Date): Promise<void> {
    await tx.query(
      'insert into newsletters.stops (store_id, newsletter_id, stopped_at) values ($1, $2, $3) on conflict do nothing',
      [storeId, newsletterId, now],
    );
  }

  async isStopped(tx: Tx, storeId: StoreId): Promise<boolean> {
    return (await tx.query('select 1 from newsletters.stops where store_id = $1', [storeId])).length > 0;
  }

  /** False: the store was not stopped. */
  async release(tx: Tx, storeId: StoreId): Promise<boolean> {
    const gone = await tx.query('delete from newsletters.stops where store_id = $1 returning store_id', [
      storeId,
    ]);
    return returningRows(gone).length > 0;
  }

  async countActive(tx: Tx, storeId: StoreId): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from newsletters.consents where store_id = $1 and ended_at is null',
      [storeId],
    );
    return row!.count;
  }

  async forgetPerson(tx: Tx, userId: UserId, now: Date): Promise<void> {
    await tx.query(
      `update newsletters.consents set user_id = null, ended_by = case when ended_at is null then 'erased' else ended_by end,
         ended_at = coalesce(ended_at, $2) where user_id = $1`,
      [userId, now],
    );
  }

  async endOfStore(tx: Tx, storeId: StoreId, now: Date): Promise<void> {
    await tx.query(
      `update newsletters.consents set ended_at = $2, ended_by = 'store_closed' where store_id = $1 and ended_at is null`,
      [storeId, now],
    );
  }

  /** Deletes proofs that nobody can ask for any more. */
  async deleteOld(tx: Tx, now: Date): Promise<void> {
    await tx.query(`delete from newsletters.consents where ended_at < $1::timestamptz - interval '${KEPT}'`, [
      now,
    ]);
  }
}
