import { Injectable } from '@nestjs/common';
import type { OrderId, ProposalForm, ProposalId, ProposalStatus, StoreId, UserId } from '@smachot/contracts';
import {
  columnsOf,
  hasCome,
  ReadModel,
  selection,
  type StoreWaits,
  storeWaits,
} from '@smachot/server-platform';
import type { ProposalState } from '../domain/proposal';
import { proposalSelection, versionSelection } from './proposal.repository';
import { ProposalSchema, type VersionRow } from './proposals.schema';

const MOST_VERSIONS = 100;

/** A row of a list of proposals: of the content only what a row shows. */
export type ListedProposal = Omit<ProposalState, 'content'> & {
  content: Pick<ProposalForm, 'customerName' | 'lines' | 'validUntil'> & {
    eventInfo: Pick<ProposalForm['eventInfo'], 'datetime' | 'participants'>;
  };
};
const LISTED = selection(columnsOf(ProposalSchema), 'p', {
  content: `jsonb_build_object('customerName', p.content -> 'customerName', 'lines', p.content -> 'lines', 'validUntil', p.content -> 'validUntil',
    'eventInfo', jsonb_build_object('datetime', p.content #> '{eventInfo,datetime}', 'participants', p.content #> '{eventInfo,participants}'))`,
});

/** Condition on `p`: a customer asked for it, of an event at this moment or after it, and the store has sent none. */
const ASKED_AHEAD = `p.asked and p.status = 'draft' and (p.content #>> '{eventInfo,datetime}')::timestamptz >=`;

/** Condition of a tick. */
export const PROPOSAL_DUE = hasCome('due_at', 'proposals.proposals');

/** Reads proposals for screens. */
@Injectable()
export class ProposalQueries {
  constructor(private readonly read: ReadModel) {}

  find(id: ProposalId, storeId: StoreId): Promise<ProposalState | undefined> {
    return this.read.one<ProposalState>(
      `select ${proposalSelection} from proposals.proposals p where p.id = $1 and p.store_id = $2`,
      [id, storeId],
    );
  }

  findByLink(link: string): Promise<ProposalState | undefined> {
    return this.read.one<ProposalState>(
      `select ${proposalSelection} from proposals.proposals p where p.link = $1`,
      [link],
    );
  }

  /** Proposals of a store, the newest first; `limit` of them from before the one named. */
  ofStore(
    storeId: StoreId,
    { status, before }: { status: ProposalStatus | undefined; before: ProposalId | null },
    limit: number,
  ): Promise<ListedProposal[]> {
    return this.read.rows<ListedProposal>(
      `select ${LISTED} from proposals.proposals p
       where p.store_id = $1 and ($2::text is null or p.status = $2) and ($3::uuid is null or p.id < $3)
       order by p.id desc limit $4`,
      [storeId, status ?? null, before, limit],
    );
  }

  /** Drafts that customers asked a store for, of events ahead. */
  async countAsked(storeId: StoreId, now: Date): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      `select count(*)::int as count from proposals.proposals p where p.store_id = $1 and ${ASKED_AHEAD} $2`,
      [storeId, now],
    );
    return row!.count;
  }

  /** The same of many stores. */
  asked(storeIds: readonly StoreId[], at: Date, now: Date): Promise<StoreWaits[]> {
    return this.read.rows<StoreWaits>(
      storeWaits(
        `select p.store_id, p.created_at as since from proposals.proposals p where p.store_id = any($1::uuid[]) and ${ASKED_AHEAD} $3`,
      ),
      [storeIds, at, now],
    );
  }

  /** Proposals that were sent to this account, or that it began to accept; the newest first. */
  ofCustomer(userId: UserId, before: ProposalId | null, limit: number): Promise<ListedProposal[]> {
    return this.read.rows<ListedProposal>(
      `select ${LISTED} from proposals.proposals p
       where p.customer_id = $1 and p.status <> 'draft' and ($2::uuid is null or p.id < $2) order by p.id desc limit $3`,
      [userId, before, limit],
    );
  }

  ofOrder(orderId: OrderId): Promise<ProposalState | undefined> {
    return this.read.one<ProposalState>(
      `select ${proposalSelection} from proposals.proposals p where p.order_id = $1`,
      [orderId],
    );
  }

  /** The newest first. */
  versionsOf(id: ProposalId): Promise<VersionRow[]> {
    return this.read.rows<VersionRow>(
      `select ${versionSelection} from proposals.versions v where v.proposal_id = $1 order by v.number desc limit ${MOST_VERSIONS}`,
      [id],
    );
  }

  version(id: ProposalId, number: number): Promise<VersionRow | undefined> {
    return this.read.one<VersionRow>(
      `select ${versionSelection} from proposals.versions v where v.proposal_id = $1 and v.number = $2`,
      [id, number],
    );
  }

  /** Proposals whose time has come. */
  due(now: Date): Promise<{ id: ProposalId; storeId: StoreId }[]> {
    return this.read.rows(
      `select id, store_id as "storeId" from proposals.proposals where due_at <= $1 order by due_at limit 200`,
      [now],
    );
  }

  /** Proposals of a person, for the export of the account; without content: only opened, and kept for the reminder. */
  accountExport(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select id, store_name as "store", status, wish, content, created_at as "createdAt" from proposals.proposals
       where customer_id = $1 and (status <> 'draft' or asked)
       union all
       select p.id, p.store_name, p.status, '', null, p.created_at from proposals.readers r
       join proposals.proposals p on p.id = r.proposal_id where r.user_id = $1 order by id`,
      [userId],
    );
  }
}
