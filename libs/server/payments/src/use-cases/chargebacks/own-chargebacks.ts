import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  Chargeback,
  ChargebackId,
  InputOf,
  listChargebacks,
  UserId,
} from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import { ChargebackSides } from '../../services/chargebacks/chargeback-sides';

type Answer = AnswerOf<typeof listChargebacks>;

/** The chargebacks of a person's own payments, or of a store the person owns. */
export class OwnChargebacks extends Query<Result<Answer>> {
  constructor(
    readonly userId: UserId,
    readonly filter: InputOf<typeof listChargebacks>['query'],
  ) {
    super();
  }
}

@QueryHandler(OwnChargebacks)
export class OwnChargebacksHandler implements IQueryHandler<OwnChargebacks> {
  constructor(private readonly sides: ChargebackSides) {}

  async execute({ userId, filter }: OwnChargebacks): Promise<Result<Answer>> {
    const { partnerId, orderId = null, cursor, limit } = filter;
    const page = { orderId, after: cursorId(cursor), limit: limit + 1 };
    const found = await this.sides.page(userId, partnerId, page);
    if (!found) return refuse('not_found');
    const chargebacks = found.slice(0, limit);
    return accept({ chargebacks, nextCursor: found.length > limit ? chargebacks.at(-1)!._id : null });
  }
}

/** One chargeback as one of its sides sees it. */
export class OneChargeback extends Query<Result<Chargeback>> {
  constructor(
    readonly id: ChargebackId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OneChargeback)
export class OneChargebackHandler implements IQueryHandler<OneChargeback> {
  constructor(private readonly sides: ChargebackSides) {}

  async execute({ id, userId }: OneChargeback): Promise<Result<Chargeback>> {
    const found = await this.sides.one(id, userId);
    return found ? accept(found) : refuse('not_found');
  }
}
