import { Injectable } from '@nestjs/common';
import type { InboundId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { MEANT_FOR } from './meant-for';

export type ReplyRow = {
  id: InboundId;
  wamid: string;
  refIds: string[];
  matchedBy: 'context' | 'payload' | 'user' | 'phone' | null;
  kind: string;
  text: string;
  payload: string | null;
  repliedRound: string | null;
  providerTimestamp: Date;
  editedId: InboundId | null;
  editedWamid: string | null;
  editedAt: Date | null;
};
/** Something a person wrote or tapped, by its inbound id. */
export type WrittenMessage = { id: InboundId; kind: string; text: string; at: Date };

const REPLIES = `
select i.id, i.wamid, array(select r.ref_id::text from messaging.inbound_refs r where r.inbound_id = i.id order by 1) as "refIds",
  i.matched_by as "matchedBy", i.kind, i.text, i.payload, m.round as "repliedRound", i.provider_at as "providerTimestamp",
  o.id as "editedId", o.wamid as "editedWamid", o.provider_at as "editedAt"
from messaging.inbound i left join messaging.messages m on m.wamid = i.reply_to
left join messaging.inbound o on o.wamid = i.edits
where i.id = any($1) order by i.provider_at, i.wamid`;

// a username hides the phone: then the provider's user id identifies the writer, if a message of ours went to that phone
const LAST_WRITTEN = `
select w.ref, max(least(i.provider_at, i.received_at)) as at
from unnest($1::uuid[], $2::text[]) w(ref, phone_key)
join messaging.inbound_refs r on r.ref_id = w.ref
join messaging.inbound i on i.id = r.inbound_id
where i.matched_by is distinct from 'former' and i.kind <> 'system'
  and (i.phone_key = w.phone_key or (i.phone_key is null and exists (
    select 1 from messaging.messages m
    where m.ref_id = w.ref and m.phone_key = w.phone_key and m.provider_user_id = i.provider_user_id)))
  and (i.matched_by in ('context', 'payload')
    or exists (select 1 from unnest($3::uuid[], $4::uuid[]) own(ref, id) where own.ref = w.ref and own.id = i.id)
    or not exists (select 1 from messaging.inbound_refs o where o.inbound_id = i.id and o.ref_id <> w.ref))
group by 1`;

const NEWEST = `
with newest as (
  select i.id, i.kind, i.text, i.provider_at as at, i.wamid, i.edits from messaging.inbound i
  where i.id in (
      select r.inbound_id from messaging.inbound_refs r join messaging.inbound i on i.id = r.inbound_id
      where r.ref_id = any($1::uuid[] || $4::uuid[]) and (r.inbound_id = any($3) or ${MEANT_FOR} and (
        r.ref_id = any($1) or exists (select 1 from messaging.messages m where m.ref_id = r.ref_id)))) and i.matched_by is distinct from 'former' and i.kind <> 'system'
  order by i.provider_at desc, i.id desc limit $2)
select id, kind, text, at from newest n
where not exists (select 1 from newest e where e.edits = n.wamid and (e.at, e.id) > (n.at, n.id))
order by at, id`;

/** Reads what guests wrote or tapped. */
@Injectable()
export class InboundQueries {
  constructor(private readonly read: ReadModel) {}

  /** In the order in which the guests wrote. */
  replies(inboundIds: InboundId[]): Promise<ReplyRow[]> {
    return this.read.rows<ReplyRow>(REPLIES, [inboundIds]);
  }

  /** Notices of the provider that a person has a new number; `payload` has both, sealed. */
  numberChanges(inboundIds: InboundId[]): Promise<{ payload: string; refIds: string[]; at: Date }[]> {
    return this.read.rows<{ payload: string; refIds: string[]; at: Date }>(
      `select i.payload, i.provider_at as at,
         array(select r.ref_id::text from messaging.inbound_refs r where r.inbound_id = i.id order by 1) as "refIds"
       from messaging.inbound i where i.id = any($1) and i.kind = 'system' and i.payload is not null
       order by i.provider_at, i.wamid`,
      [inboundIds],
    );
  }

  /** When each writer last wrote from their current phone; `own`: messages that were certainly about a ref. */
  lastWritten(
    writers: { ref: string; phoneKey: string }[],
    own: { ref: string; inboundId: InboundId }[],
  ): Promise<{ ref: string; at: Date }[]> {
    return this.read.rows<{ ref: string; at: Date }>(LAST_WRITTEN, [
      writers.map(({ ref }) => ref),
      writers.map(({ phoneKey }) => phoneKey),
      own.map(({ ref }) => ref),
      own.map(({ inboundId }) => inboundId),
    ]);
  }

  /** The newest messages of a person, oldest first, in their current version. */
  newest({ refIds, most, own, former }: NewestOf): Promise<WrittenMessage[]> {
    return this.read.rows<WrittenMessage>(NEWEST, [refIds, most, own, former]);
  }
}

type NewestOf = { refIds: string[]; most: number; own: string[]; former: string[] };
