import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  answerChargeback,
  decideChargeback,
  type InputOf,
  listChargebackCases,
  listChargebacks,
  readChargeback,
  readChargebackCase,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AnswerChargeback } from '../use-cases/chargebacks/answer-chargeback';
import { ChargebackCases, ChargebackRecordOf } from '../use-cases/chargebacks/chargeback-cases';
import { DecideChargeback } from '../use-cases/chargebacks/decide-chargeback';
import { OneChargeback, OwnChargebacks } from '../use-cases/chargebacks/own-chargebacks';

@Controller()
export class ChargebacksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listChargebacks)
  list(@Input() { query }: InputOf<typeof listChargebacks>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new OwnChargebacks(userId, query));
  }

  @Serves(readChargeback)
  read(@Input() { params }: InputOf<typeof readChargeback>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new OneChargeback(params.chargebackId, userId));
  }

  @Serves(answerChargeback)
  answer(@Input() { params, body }: InputOf<typeof answerChargeback>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new AnswerChargeback(params.chargebackId, userId, body));
  }

  @Serves(listChargebackCases)
  cases(@Input() { query }: InputOf<typeof listChargebackCases>) {
    return this.queries.execute(new ChargebackCases(query));
  }

  @Serves(readChargebackCase)
  case(@Input() { params }: InputOf<typeof readChargebackCase>) {
    return this.queries.execute(new ChargebackRecordOf(params.chargebackId));
  }

  @Serves(decideChargeback)
  decide(@Input() { params, body }: InputOf<typeof decideChargeback>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DecideChargeback(params.chargebackId, body, userId));
  }
}
