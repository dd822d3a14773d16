import { Injectable } from '@nestjs/common';
import type { CampaignId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { MEANT_FOR } from './meant-for';

/** An outgoing message, or with `status` null an inbound one. */
export type CorrespondenceRow = {
  refId: string;
  at: Date;
  wamid: string | null;
  status: string | null;
  statusAt: Date | null;
  type: string | null;
  history: { status: string; timestamp: string }[] | null;
  name: string | null;
  text: string | null;
  campaignId: CampaignId | null;
};

const CORRESPONDENCE = `
select m.ref_id as "refId", m.created_at as at, m.wamid, m.status, m.status_at as "statusAt",
  coalesce(c.template_name, m.message_type) as type, m.history, null as name, null as text,
  m.campaign_id as "campaignId"
from messaging.messages m left join messaging.campaigns c on c.id = m.campaign_id where m.ref_id = any($1)
union all
select r.ref_id, i.provider_at, i.wamid, null, null, i.kind, null, i.name, i.text, null
from messaging.inbound_refs r join messaging.inbound i on i.id = r.inbound_id
where r.ref_id = any($1) and i.matched_by is distinct from 'former' and ${MEANT_FOR}
order by at`;

const WAMIDS = `
select array_agg(wamid) as wamids, min(since) as "from", max(until) as "to" from (
  select wamid, created_at as since, greatest(created_at, posted_at, status_at) as until
  from messaging.messages where ref_id = any($1) and wamid is not null
  union all
  select i.wamid, i.received_at, i.received_at
  from messaging.inbound_refs r join messaging.inbound i on i.id = r.inbound_id where r.ref_id = any($1)) spoken`;

/** Reads messages to and from guests. */
@Injectable()
export class MessageQueries {
  constructor(private readonly read: ReadModel) {}

  /** Oldest first. */
  correspondence(refIds: string[]): Promise<CorrespondenceRow[]> {
    return this.read.rows<CorrespondenceRow>(CORRESPONDENCE, [refIds]);
  }

  /** The provider's ids of all messages to and from these guests, and the time they span. */
  wamidsOf(refIds: string[]): Promise<{ wamids: string[] | null; from: Date; to: Date } | undefined> {
    return this.read.one<{ wamids: string[] | null; from: Date; to: Date }>(WAMIDS, [refIds]);
  }
}
