import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadModel } from '@smachot/server-platform';
import { isOptOut } from '../domain/opt-out';

/** A text or button tap of a guest. Several refs: the phone or user id belongs to several refs of the requesting context. */
export type InboundReply = {
  id: string;
  wamid: string;
  refIds: string[];
  matchedBy: 'context' | 'payload' | 'user' | 'phone' | null;
  /** text, button, interactive, image, audio, unsupported … */
  kind: string;
  text: string;
  payload: string | null;
  /** The round of the message replied to, when it is one of ours. */
  repliedRound: string | null;
  providerTimestamp: Date;
  /** The message that this one edits, when it is known. */
  edited: { id: string; wamid: string; providerTimestamp: Date } | null;
  optOut: boolean;
};

/** The content of `messaging.replied`, by inbound ids, in the order in which guests wrote. */
export class InboundReplies extends Query<InboundReply[]> {
  constructor(readonly ids: string[]) {
    super();
  }
}

const SQL = `
select i.id, i.wamid, array(select r.ref_id::text from messaging.inbound_refs r where r.inbound_id = i.id order by 1) as "refIds",
  i.matched_by as "matchedBy", i.kind, i.text, i.payload, m.round as "repliedRound", i.provider_at as "providerTimestamp",
  o.id as "editedId", o.wamid as "editedWamid", o.provider_at as "editedAt"
from messaging.inbound i left join messaging.messages m on m.wamid = i.reply_to
left join messaging.inbound o on o.wamid = i.edits
where i.id = any($1) order by i.provider_at, i.wamid`;

type Row = Omit<InboundReply, 'optOut' | 'edited'> & {
  editedId: string | null;
  editedWamid: string | null;
  editedAt: Date | null;
};

@QueryHandler(InboundReplies)
export class InboundRepliesHandler implements IQueryHandler<InboundReplies> {
  constructor(private readonly read: ReadModel) {}

  async execute({ ids }: InboundReplies): Promise<InboundReply[]> {
    const rows = await this.read.rows<Row>(SQL, [ids]);
    return rows.map(({ editedId, editedWamid, editedAt, ...row }) => ({
      ...row,
      edited:
        editedId && editedWamid && editedAt
          ? { id: editedId, wamid: editedWamid, providerTimestamp: editedAt }
          : null,
      optOut: row.kind === 'text' && isOptOut(row.text),
    }));
  }
}
