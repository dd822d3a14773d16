import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InboundId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { PhoneKeys } from '@smachot/server-platform';
import { InboundQueries } from '../persistence/inbound.queries';

/** `phone`: E.164, the ref's current one. */
export type WriterOf = { ref: string; phone: E164 };
/** The ref an inbound message was about, as the requesting context decided where several were possible. */
export type OwnMessage = { ref: string; inboundId: InboundId };

/**
 * When the person behind each ref last wrote or tapped from the ref's current phone: the provider allows free text for 24
 * hours from then. Messages from an earlier phone, or to another person's ref, open no window.
 */
export class LastWritten extends Query<Map<string, Date>> {
  constructor(
    readonly writers: WriterOf[],
    readonly own: OwnMessage[] = [],
  ) {
    super();
  }
}

@QueryHandler(LastWritten)
export class LastWrittenHandler implements IQueryHandler<LastWritten> {
  constructor(
    private readonly inbound: InboundQueries,
    private readonly phones: PhoneKeys,
  ) {}

  async execute({ writers, own }: LastWritten): Promise<Map<string, Date>> {
    if (!writers.length) return new Map();
    const rows = await this.inbound.lastWritten(
      writers.flatMap(({ ref, phone }) => this.phones.every(phone).map((phoneKey) => ({ ref, phoneKey }))),
      own,
    );
    return new Map(rows.map(({ ref, at }) => [ref, at]));
  }
}
