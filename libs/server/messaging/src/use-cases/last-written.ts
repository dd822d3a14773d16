import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PhoneKeys, ReadModel } from '@smachot/server-platform';

/** `phone`: E.164, the ref's current one. */
export type WriterOf = { ref: string; phone: string };
/** The ref an inbound message was about, as the requesting context decided where several were possible. */
export type OwnMessage = { ref: string; inboundId: string };

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

// a username hides the phone: then the provider's user id identifies the writer, if a message of ours went to that phone
const SQL = `
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

@QueryHandler(LastWritten)
export class LastWrittenHandler implements IQueryHandler<LastWritten> {
  constructor(
    private readonly read: ReadModel,
    private readonly phones: PhoneKeys,
  ) {}

  async execute({ writers, own }: LastWritten): Promise<Map<string, Date>> {
    if (!writers.length) return new Map();
    const rows = await this.read.rows<{ ref: string; at: Date }>(SQL, [
      writers.map(({ ref }) => ref),
      writers.map(({ phone }) => this.phones.of(phone)),
      own.map(({ ref }) => ref),
      own.map(({ inboundId }) => inboundId),
    ]);
    return new Map(rows.map(({ ref, at }) => [ref, at]));
  }
}
