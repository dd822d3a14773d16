import { Injectable } from '@nestjs/common';
import { MAILS_PER_DAY, type NewsletterId, type StoreId, type UserId } from '@smachot/contracts';
import { assignments, columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import { Newsletter, type NewsletterState } from '../domain/newsletter';
import { NewsletterSchema } from './newsletters.schema';

const columns = columnsOf(NewsletterSchema);
export const newsletterSelection = selection(columns, 'n');
const FROZEN: (keyof NewsletterState)[] = ['id', 'storeId', 'createdBy', 'createdAt'];

/** Repository of newsletters and of the rows their mails are sent from. */
@Injectable()
export class NewsletterRepository {
  /** Locks the row. */
  async load(tx: Tx, id: NewsletterId): Promise<Newsletter | undefined> {
    const [state] = await tx.query<NewsletterState>(
      `select ${newsletterSelection} from newsletters.newsletters n where n.id = $1 for update`,
      [id],
    );
    return state && new Newsletter(state);
  }

  /** Until the transaction ends, nobody else plans a newsletter of the store, adds one, or stops its sending. */
  async lockStore(tx: Tx, storeId: StoreId): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('newsletters.store'), hashtext($1))`, [storeId]);
  }

  /** Drafts, and newsletters cancelled since an instant without having been sent: their rows are kept. */
  async countUnsent(tx: Tx, storeId: StoreId, since: Date): Promise<{ drafts: number; cancelled: number }> {
    const [row] = await tx.query<{ drafts: number; cancelled: number }>(
      `select count(*) filter (where status = 'draft')::int as drafts,
         count(*) filter (where status = 'cancelled' and started_at is null and changed_at > $2)::int as cancelled
       from newsletters.newsletters where store_id = $1`,
      [storeId, since],
    );
    return row!;
  }

  /** Newsletters that were or will be sent from one instant to another, but for the given one. */
  async countPlanned(tx: Tx, { id, storeId }: NewsletterState, from: Date, to: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from newsletters.newsletters where store_id = $1 and id <> $2
         and send_at >= $3 and send_at < $4 and (status <> 'cancelled' or started_at is not null)`,
      [storeId, id, from, to],
    );
    return row!.count;
  }

  /** Other newsletters of the store whose sending began: in the period `day`, and of those planned for the period `month`. */
  async countStarted(
    tx: Tx,
    { id, storeId }: NewsletterState,
    { day, month }: { day: [Date, Date]; month: [Date, Date] },
  ): Promise<{ inDay: number; inMonth: number }> {
    const [row] = await tx.query<{ inDay: number; inMonth: number }>(
      `select count(*) filter (where started_at >= $3 and started_at < $4)::int as "inDay",
         count(*) filter (where send_at >= $5 and send_at < $6)::int as "inMonth"
       from newsletters.newsletters where store_id = $1 and id <> $2 and started_at is not null`,
      [storeId, id, ...day, ...month],
    );
    return row!;
  }

  async add(tx: Tx, { state }: Newsletter): Promise<void> {
    await tx.query(
      'insert into newsletters.newsletters select * from json_populate_record(null::newsletters.newsletters, $1)',
      [JSON.stringify(toRow(columns, state))],
    );
  }

  async save(tx: Tx, { state }: Newsletter): Promise<void> {
    await tx.query(
      `update newsletters.newsletters s set ${assignments<NewsletterState>(columns, FROZEN)}
       from json_populate_record(null::newsletters.newsletters, $1) n where s.id = n.id`,
      [JSON.stringify(toRow(columns, state))],
    );
  }

  /** Writes down a mail for everybody who agrees now; each day takes as many as one day may have. */
  async addMails(tx: Tx, { id, storeId }: NewsletterState): Promise<void> {
    await tx.query(
      `insert into newsletters.mails (id, newsletter_id, consent_id, user_id, state, attempts, due_at, changed_at)
       select gen_random_uuid(), $1, c.id, c.user_id, 'wanted', 0,
         now() + make_interval(days => ((row_number() over (order by c.agreed_at, c.id) - 1) / $3)::int), now()
       from newsletters.consents c where c.store_id = $2 and c.ended_at is null and c.user_id is not null
       on conflict (newsletter_id, user_id) do nothing`,
      [id, storeId, MAILS_PER_DAY],
    );
  }

  /** Spreads the mails that wait over days again, after those of the last day; what was due during a pause does not go at once. */
  async spreadMails(tx: Tx, newsletterId: NewsletterId): Promise<void> {
    await tx.query(
      `update newsletters.mails m set due_at = greatest(m.due_at, now() + make_interval(days => ((w.place + r.count) / $2)::int))
       from (select id, row_number() over (order by due_at, id) - 1 as place from newsletters.mails
           where newsletter_id = $1 and state = 'wanted') w,
         (select count(*) from newsletters.mails where newsletter_id = $1 and state not in ('wanted', 'dropped')
           and changed_at > now() - interval '1 day') r
       where m.id = w.id`,
      [newsletterId, MAILS_PER_DAY],
    );
  }

  /** Mails that did not go yet never go. */
  async dropMails(tx: Tx, newsletterId: NewsletterId): Promise<void> {
    await tx.query(
      `update newsletters.mails set state = 'dropped', changed_at = now() where newsletter_id = $1 and state = 'wanted'`,
      [newsletterId],
    );
  }

  /** The ids of a store's newsletters that are planned or being sent. */
  async underWay(tx: Tx, storeId: StoreId): Promise<NewsletterId[]> {
    const rows = await tx.query<{ id: NewsletterId }>(
      `select id from newsletters.newsletters where store_id = $1 and status in ('scheduled', 'sending') order by id`,
      [storeId],
    );
    return rows.map(({ id }) => id);
  }

  async forgetPerson(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('update newsletters.newsletters set created_by = null where created_by = $1', [userId]);
    await tx.query(
      `update newsletters.mails set user_id = null, state = case when state = 'wanted' then 'dropped' else state end where user_id = $1`,
      [userId],
    );
  }

  async deleteStore(tx: Tx, storeId: StoreId): Promise<void> {
    await tx.query(
      `delete from newsletters.mails where newsletter_id in (select id from newsletters.newsletters where store_id = $1)`,
      [storeId],
    );
    await tx.query('delete from newsletters.newsletters where store_id = $1', [storeId]);
    await tx.query('delete from newsletters.stops where store_id = $1', [storeId]);
  }
}
