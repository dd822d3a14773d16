import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  decideManualRefund,
  type InputOf,
  listManualRefunds,
  readRefundable,
  requestManualRefund,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { DecideManualRefund } from '../use-cases/refunds/decide-refund';
import { ListManualRefunds, RefundableByCode } from '../use-cases/refunds/read-refunds';
import { RequestManualRefund } from '../use-cases/refunds/request-refund';

@Controller()
export class ManualRefundsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listManualRefunds)
  list(@Input() { query }: InputOf<typeof listManualRefunds>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new ListManualRefunds(query, userId));
  }

  @Serves(readRefundable)
  refundable(@Input() { params }: InputOf<typeof readRefundable>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new RefundableByCode(params.code, userId));
  }

  @Serves(requestManualRefund)
  request(
    @Input() { body }: InputOf<typeof requestManualRefund>,
    @Caller() { userId }: UserActor,
    @Headers('idempotency-key') key: string,
  ) {
    return this.commands.execute(new RequestManualRefund(body, userId, key));
  }

  @Serves(decideManualRefund)
  decide(@Input() { params, body }: InputOf<typeof decideManualRefund>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DecideManualRefund(params.refundId, body, userId));
  }
}
