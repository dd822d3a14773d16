import { Injectable } from '@nestjs/common';
import type { ProposalId, StoreId, UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { assignments, columnList, columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import { Proposal, type ProposalNews, type ProposalState } from '../domain/proposal';
import { ProposalSchema, ProposalVersionSchema } from './proposals.schema';

const columns = columnsOf(ProposalSchema);
export const proposalSelection = selection(columns, 'p');
const versionColumns = columnsOf(ProposalVersionSchema);
export const versionSelection = selection(versionColumns, 'v');
/** Accounts that are kept of those that opened a proposal. */
const MOST_READERS = 10;
const FROZEN: (keyof ProposalState)[] = ['id', 'storeId', 'asked', 'wish', 'createdAt'];

/** Repository of proposals with their versions; it also tells both sides. */
@Injectable()
export class ProposalRepository {
  /** Locks the row; one of another store does not exist. */
  load(tx: Tx, id: ProposalId, storeId: StoreId): Promise<Proposal | undefined> {
    return this.loadBy(tx, 'p.id = $1 and p.store_id = $2', [id, storeId]);
  }
  loadById(tx: Tx, id: ProposalId): Promise<Proposal | undefined> {
    return this.loadBy(tx, 'p.id = $1', [id]);
  }
  loadByLink(tx: Tx, link: string): Promise<Proposal | undefined> {
    return this.loadBy(tx, 'p.link = $1', [link]);
  }

  async add(tx: Tx, proposal: Proposal, crew: string[] = []): Promise<void> {
    await tx.query(
      `insert into proposals.proposals (${columnList(columns)})
       select ${columnList(columns)} from json_populate_record(null::proposals.proposals, $1)`,
      [JSON.stringify(toRow(columns, proposal.state))],
    );
    await this.tell(tx, proposal, crew);
  }

  async save(tx: Tx, proposal: Proposal, crew: string[] = []): Promise<void> {
    const { state } = proposal;
    state.version += 1;
    await tx.query(
      `update proposals.proposals p set ${assignments<ProposalState>(columns, FROZEN)}
       from json_populate_record(null::proposals.proposals, $1) n where p.id = n.id`,
      [JSON.stringify(toRow(columns, state))],
    );
    if (proposal.fresh !== null)
      await tx.query(
        `insert into proposals.versions (${columnList(versionColumns)}) values ($1, $2, $3, $4, $5, $6)`,
        [
          ...[state.id, proposal.fresh, state.storeId, state.unitName],
          ...[JSON.stringify(state.content), state.sentAt],
        ],
      );
    await this.tell(tx, proposal, crew);
    if (state.status !== 'sent' && state.status !== 'viewed')
      await tx.query('delete from proposals.readers where proposal_id = $1', [state.id]);
  }

  /** Keeps who opened a proposal without a customer, to remind them of it; the first ten of them. */
  async addReader(tx: Tx, { state }: Proposal, userId: UserId): Promise<void> {
    if (state.customerId !== null) return;
    await tx.query(
      `insert into proposals.readers (proposal_id, user_id)
       select $1, $2 where (select count(*) from proposals.readers where proposal_id = $1) < ${MOST_READERS} on conflict do nothing`,
      [state.id, userId],
    );
  }

  /** Saves that it was opened. The record's version stays, so that opening it stands in the way of no change by the store. */
  async saveView(tx: Tx, { state }: Proposal): Promise<void> {
    await tx.query(
      'update proposals.proposals set status = $2, view_times = $3, viewed_at = $4 where id = $1',
      [state.id, state.status, state.viewTimes, JSON.stringify(state.viewedAt)],
    );
    tx.hint(`store:${state.storeId}`);
  }

  async delete(tx: Tx, proposal: Proposal): Promise<void> {
    await tx.query('delete from proposals.proposals where id = $1', [proposal.state.id]);
    await this.tell(tx, proposal, []);
  }

  /** Drafts of a store that nobody asked for; until the transaction ends no other request adds one. */
  async draftsOf(tx: Tx, storeId: StoreId): Promise<number> {
    await this.lock(tx, 'drafts', storeId);
    return this.count(
      tx,
      `select count(*)::int as count from proposals.proposals where store_id = $1 and status = 'draft' and not asked`,
      [storeId],
    );
  }

  /** Versions a store, and a proposal of it, has sent within a day; until the transaction ends no other request sends one. */
  async sentOf(tx: Tx, { id, storeId }: ProposalState, now: Date): Promise<{ store: number; one: number }> {
    await this.lock(tx, 'sending', storeId);
    const [row] = await tx.query<{ store: number; one: number }>(
      `select count(*)::int as store, (count(*) filter (where proposal_id = $2))::int as one
       from proposals.versions where store_id = $1 and sent_at > $3`,
      [storeId, id, new Date(now.getTime() - DAY_MS)],
    );
    return row!;
  }

  /** Requests of a customer: unanswered ones at a store, and all within a day; until the transaction ends no other one is added. */
  async askedBy(
    tx: Tx,
    userId: UserId,
    storeId: StoreId,
    now: Date,
  ): Promise<{ open: number; today: number }> {
    await this.lock(tx, 'asking', userId);
    const [row] = await tx.query<{ open: number; today: number }>(
      `select (count(*) filter (where store_id = $2 and status = 'draft'))::int as open,
         (count(*) filter (where created_at > $3))::int as today
       from proposals.proposals where customer_id = $1 and asked`,
      [userId, storeId, new Date(now.getTime() - DAY_MS)],
    );
    return row!;
  }

  /** Proposals of a closed account: drafts go, open ones end, and names and places of the others are erased. Agreed sums stay. */
  async forget(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('delete from proposals.readers where user_id = $1', [userId]);
    await tx.query(`delete from proposals.proposals where customer_id = $1 and status = 'draft'`, [userId]);
    const erased = (content: string) =>
      `jsonb_set(jsonb_set(${content}, '{customerName}', '"—"'), '{eventInfo,location}', 'null')`;
    await tx.query(
      `update proposals.versions v set content = ${erased('v.content')} from proposals.proposals p
       where p.customer_id = $1 and v.proposal_id = p.id`,
      [userId],
    );
    await tx.query(
      `update proposals.proposals set customer_id = null, wish = '', reason = '', due_at = null, version = version + 1,
         content = ${erased('content')}, status = case when status in ('sent', 'viewed') then 'expired' else status end
       where customer_id = $1`,
      [userId],
    );
  }

  /** A store is closed: drafts go, which customers who asked for them are told, and open proposals end. */
  async endOfStore(tx: Tx, storeId: StoreId): Promise<void> {
    const asked = await tx.query<ProposalState>(
      `select ${proposalSelection} from proposals.proposals p where p.store_id = $1 and p.status = 'draft' and p.asked for update`,
      [storeId],
    );
    for (const state of asked) {
      const proposal = new Proposal(state);
      proposal.discard();
      await this.tell(tx, proposal, []);
    }
    await tx.query(
      'delete from proposals.readers r using proposals.proposals p where p.store_id = $1 and r.proposal_id = p.id',
      [storeId],
    );
    await tx.query(`delete from proposals.proposals where store_id = $1 and status = 'draft'`, [storeId]);
    await tx.query(
      `update proposals.proposals set status = 'expired', due_at = null, version = version + 1
       where store_id = $1 and status in ('sent', 'viewed')`,
      [storeId],
    );
  }

  private async loadBy(tx: Tx, where: string, values: unknown[]): Promise<Proposal | undefined> {
    const [state] = await tx.query<ProposalState>(
      `select ${proposalSelection} from proposals.proposals p where ${where} for update`,
      values,
    );
    return state && new Proposal(state);
  }

  private lock(tx: Tx, what: string, id: string): Promise<unknown> {
    return tx.query('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [`proposals.${what}`, id]);
  }

  private async count(tx: Tx, sql: string, values: unknown[]): Promise<number> {
    const [row] = await tx.query<{ count: number }>(sql, values);
    return row!.count;
  }

  private async tell(tx: Tx, proposal: Proposal, crew: string[]): Promise<void> {
    const { state, customerKnownAt } = proposal;
    const { id: proposalId, storeId, customerId } = state;
    if (customerKnownAt && customerId) {
      const at = customerKnownAt.toISOString();
      tx.emit('proposals.customer_known', { proposalId, storeId, customerId, at });
      proposal.customerKnownAt = null;
    }
    for (const one of proposal.news.splice(0)) {
      const told = one.to === 'crew' ? crew : await this.customersOf(tx, state, one.kind);
      for (const userId of told) this.notify(tx, state, one, userId);
    }
    tx.hint(`store:${state.storeId}`);
    if (state.customerId) tx.hint(`user:${state.customerId}`);
  }

  /** The customer; while there is none, its end is told to the accounts that opened it. */
  private async customersOf(tx: Tx, { id, customerId }: ProposalState, kind: string): Promise<UserId[]> {
    if (customerId !== null) return [customerId];
    if (kind !== 'proposal_due') return [];
    const rows = await tx.query<{ userId: UserId }>(
      'select user_id as "userId" from proposals.readers where proposal_id = $1',
      [id],
    );
    return rows.map(({ userId }) => userId);
  }

  private notify(tx: Tx, state: ProposalState, { to, kind, urgent }: ProposalNews, userId: UserId): void {
    // a draft has no address, and its store may be closed: from the start page another one is found
    const customers = state.link === null ? '/' : `/proposal/${state.link}`;
    tx.emit('notifications.wanted', {
      userId,
      kind,
      values: {
        store: state.storeName,
        ...(to === 'crew' ? { customer: state.content.customerName, unit: state.unitName } : {}),
      },
      href: to === 'crew' ? `/dashboard/${state.storeUsername}/proposals/${state.id}` : customers,
      urgent,
    });
  }
}
