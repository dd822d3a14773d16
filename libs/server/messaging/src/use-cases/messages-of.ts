import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { IncomingWhatsappMessage, WhatsappMessage } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type * as z from 'zod/mini';
import { MEANT_FOR } from './meant-for';

export type Correspondence = {
  /** `campaignId`: null for messages of the conversation. */
  whatsappMessages: (z.infer<typeof WhatsappMessage> & { campaignId: string | null })[];
  incomingWhatsappMessages: z.infer<typeof IncomingWhatsappMessage>[];
};

/**
 * All messages to and from guests, oldest first; guests without messages are left out. `messageType`: the name of a
 * campaign's template, or `text` or `interactive` for messages of the conversation.
 */
export class MessagesOf extends Query<Map<string, Correspondence>> {
  constructor(readonly refIds: string[]) {
    super();
  }
}

const SQL = `
select m.ref_id as "refId", m.created_at as at, m.wamid, m.status, m.status_at as "statusAt",
  coalesce(c.template_name, m.message_type) as type, m.history, null as name, null as text,
  m.campaign_id as "campaignId"
from messaging.messages m left join messaging.campaigns c on c.id = m.campaign_id where m.ref_id = any($1)
union all
select r.ref_id, i.provider_at, i.wamid, null, null, i.kind, null, i.name, i.text, null
from messaging.inbound_refs r join messaging.inbound i on i.id = r.inbound_id
where r.ref_id = any($1) and i.matched_by is distinct from 'former' and ${MEANT_FOR}
order by at`;

type Row = {
  refId: string;
  at: Date;
  wamid: string | null;
  status: string | null;
  statusAt: Date | null;
  type: string | null;
  history: { status: string; timestamp: string }[] | null;
  name: string | null;
  text: string | null;
  campaignId: string | null;
};

const outgoing = (row: Row): Correspondence['whatsappMessages'][number] => ({
  wamid: row.wamid,
  campaignId: row.campaignId,
  createdAt: row.at.toISOString(),
  currentStatus: row.status!,
  currentStatusTimestamp: row.statusAt?.toISOString() ?? null,
  messageType: row.type ?? 'text',
  statusHistory: [...row.history!].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp)),
});

@QueryHandler(MessagesOf)
export class MessagesOfHandler implements IQueryHandler<MessagesOf> {
  constructor(private readonly read: ReadModel) {}

  async execute({ refIds }: MessagesOf): Promise<Map<string, Correspondence>> {
    const rows = refIds.length ? await this.read.rows<Row>(SQL, [refIds]) : [];
    const found = new Map<string, Correspondence>();
    for (const row of rows) {
      const one = found.get(row.refId) ?? { whatsappMessages: [], incomingWhatsappMessages: [] };
      if (row.status !== null) one.whatsappMessages.push(outgoing(row));
      else
        one.incomingWhatsappMessages.push({
          wamid: row.wamid!,
          kind: row.type ?? 'text',
          name: row.name,
          text: row.text ?? '',
          timestamp: row.at.toISOString(),
        });
      found.set(row.refId, one);
    }
    return found;
  }
}
