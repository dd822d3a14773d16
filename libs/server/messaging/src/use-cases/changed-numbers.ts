import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadModel } from '@smachot/server-platform';
import { NumberMoves } from '../webhooks/number-moves';

/** Phones in E.164; `refIds`: the refs that had the old phone. */
export type ChangedNumber = { refIds: string[]; from: string; to: string; at: Date };

/** The content of `messaging.number_changed`, in the order in which it happened. */
export class ChangedNumbers extends Query<ChangedNumber[]> {
  constructor(readonly inboundIds: string[]) {
    super();
  }
}

@QueryHandler(ChangedNumbers)
export class ChangedNumbersHandler implements IQueryHandler<ChangedNumbers> {
  constructor(
    private readonly read: ReadModel,
    private readonly moves: NumberMoves,
  ) {}

  async execute({ inboundIds }: ChangedNumbers): Promise<ChangedNumber[]> {
    const rows = await this.read.rows<{ payload: string; refIds: string[]; at: Date }>(
      `select i.payload, i.provider_at as at,
         array(select r.ref_id::text from messaging.inbound_refs r where r.inbound_id = i.id order by 1) as "refIds"
       from messaging.inbound i where i.id = any($1) and i.kind = 'system' and i.payload is not null
       order by i.provider_at, i.wamid`,
      [inboundIds],
    );
    return rows.map(({ payload, ...row }) => ({ ...row, ...this.moves.readPayload(payload) }));
  }
}
