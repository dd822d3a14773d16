import { Injectable } from '@nestjs/common';
import type { ProposalId, ProposalStatus, StoreId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { ProposalState } from '../domain/proposal';
import { proposalSelection, versionSelection } from './proposal.repository';
import type { VersionRow } from './proposals.schema';

const MOST_VERSIONS = 100;

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
  ): Promise<ProposalState[]> {
    return this.read.rows<ProposalState>(
      `select ${proposalSelection} from proposals.proposals p
       where p.store_id = $1 and ($2::text is null or p.status = $2) and ($3::uuid is null or p.id < $3)
       order by p.id desc limit $4`,
      [storeId, status ?? null, before, limit],
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

  /** Proposals of a person, for the export of the account. */
  accountExport(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select id, store_name as "store", status, wish, content, created_at as "createdAt" from proposals.proposals
       where customer_id = $1 and (status <> 'draft' or asked) order by id`,
      [userId],
    );
  }
}
