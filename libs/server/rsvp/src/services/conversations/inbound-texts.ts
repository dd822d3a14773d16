import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InboundId } from '@smachot/contracts';
import { InboundReplies, type InboundReply } from '@smachot/server-messaging';
import { ButtonPayloads } from '../../adapters/button-payloads';

/** Reads the contents of inbound replies, which messaging stores. */
@Injectable()
export class InboundTexts {
  constructor(
    private readonly queries: QueryBus,
    private readonly payloads: ButtonPayloads,
  ) {}

  of(inboundIds: InboundId[]): Promise<InboundReply[]> {
    return this.queries.execute(new InboundReplies(inboundIds));
  }

  /** Texts whose writers have now chosen the event, by their inbound id. */
  async chosenBy(replies: InboundReply[]): Promise<Map<string, InboundReply>> {
    const ids = replies.flatMap(({ payload }) => {
      const read = payload ? this.payloads.read(payload) : undefined;
      return read?.question === 'event' ? read.value : [];
    });
    const texts = ids.length ? await this.of(ids) : [];
    return new Map(texts.map((text) => [text.id, text]));
  }
}
