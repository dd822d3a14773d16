import { Optional } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InboundId } from '@smachot/contracts';
import { MessageContentProvider } from '../domain/message-content';
import { asksToStop } from '../domain/opt-out';
import { InboundQueries } from '../persistence/inbound.queries';

/** A text or button tap of a guest. Several refs: the phone or user id belongs to several refs of the requesting context. */
export type InboundReply = {
  id: InboundId;
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
  edited: { id: InboundId; wamid: string; providerTimestamp: Date } | null;
  optOut: boolean;
};

/** The content of `messaging.replied`, by inbound ids, in the order in which guests wrote. */
export class InboundReplies extends Query<InboundReply[]> {
  constructor(readonly ids: InboundId[]) {
    super();
  }
}

@QueryHandler(InboundReplies)
export class InboundRepliesHandler implements IQueryHandler<InboundReplies> {
  constructor(
    private readonly inbound: InboundQueries,
    @Optional() private readonly provider?: MessageContentProvider,
  ) {}

  async execute({ ids }: InboundReplies): Promise<InboundReply[]> {
    const rows = await this.inbound.replies(ids);
    return rows.map(({ editedId, editedWamid, editedAt, ...row }) => ({
      ...row,
      edited:
        editedId && editedWamid && editedAt
          ? { id: editedId, wamid: editedWamid, providerTimestamp: editedAt }
          : null,
      optOut: asksToStop(row, this.provider),
    }));
  }
}
