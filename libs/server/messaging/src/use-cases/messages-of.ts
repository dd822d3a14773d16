import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CampaignId, IncomingWhatsappMessage, WhatsappMessage } from '@smachot/contracts';
import type * as z from 'zod/mini';
import { type CorrespondenceRow, MessageQueries } from '../persistence/message.queries';

export type Correspondence = {
  /** `campaignId`: null for messages of the conversation. */
  whatsappMessages: (z.infer<typeof WhatsappMessage> & { campaignId: CampaignId | null })[];
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

const outgoing = (row: CorrespondenceRow): Correspondence['whatsappMessages'][number] => ({
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
  constructor(private readonly messages: MessageQueries) {}

  async execute({ refIds }: MessagesOf): Promise<Map<string, Correspondence>> {
    const rows = refIds.length ? await this.messages.correspondence(refIds) : [];
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
