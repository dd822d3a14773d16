import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadModel } from '@smachot/server-platform';
import { MEANT_FOR } from './meant-for';

/** Something a person wrote or tapped, by its inbound id. */
export type WrittenMessage = { id: string; kind: string; text: string; at: Date };

/** The newest messages from the person behind these refs, oldest first, in their current version: edited originals are left out. */
export class WrittenBy extends Query<WrittenMessage[]> {
  constructor(
    readonly refIds: string[],
    readonly most: number,
    /** Inbound ids known to be meant for these refs. */
    readonly own: string[] = [],
    /** Former refs of the person: an inbound message to one of them counts if we ever wrote to that ref. */
    readonly former: string[] = [],
  ) {
    super();
  }
}

const SQL = `
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

@QueryHandler(WrittenBy)
export class WrittenByHandler implements IQueryHandler<WrittenBy> {
  constructor(private readonly read: ReadModel) {}

  execute({ refIds, most, own, former }: WrittenBy): Promise<WrittenMessage[]> {
    return this.read.rows<WrittenMessage>(SQL, [refIds, most, own, former]);
  }
}
