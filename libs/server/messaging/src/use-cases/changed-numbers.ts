import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InboundId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { InboundQueries } from '../persistence/inbound.queries';
import { NumberMoves } from '../webhooks/number-moves';

/** Phones in E.164; `refIds`: the refs that had the old phone. */
export type ChangedNumber = { refIds: string[]; from: E164; to: E164; at: Date };

/** The content of `messaging.number_changed`, in the order in which it happened. */
export class ChangedNumbers extends Query<ChangedNumber[]> {
  constructor(readonly inboundIds: InboundId[]) {
    super();
  }
}

@QueryHandler(ChangedNumbers)
export class ChangedNumbersHandler implements IQueryHandler<ChangedNumbers> {
  constructor(
    private readonly inbound: InboundQueries,
    private readonly moves: NumberMoves,
  ) {}

  async execute({ inboundIds }: ChangedNumbers): Promise<ChangedNumber[]> {
    const rows = await this.inbound.numberChanges(inboundIds);
    return rows.map(({ payload, ...row }) => ({ ...row, ...this.moves.readPayload(payload) }));
  }
}
