import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  decideBankDetails,
  type InputOf,
  listBankDetails,
  readBankDetailsRecord,
  readBankDocument,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { BankDetailsCases, BankDetailsRecordOf } from '../use-cases/bank-details-cases';
import { BankDocumentOf } from '../use-cases/bank-document';
import { DecideBankDetails } from '../use-cases/decide-bank-details';

/** The admins' side of bank details. */
@Controller()
export class BankDetailsCasesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listBankDetails)
  list(@Input() { query }: InputOf<typeof listBankDetails>) {
    return this.queries.execute(new BankDetailsCases(query));
  }

  @Serves(readBankDetailsRecord)
  read(@Input() { params }: InputOf<typeof readBankDetailsRecord>) {
    return this.queries.execute(new BankDetailsRecordOf(params.id));
  }

  @Serves(readBankDocument)
  document(@Input() { params }: InputOf<typeof readBankDocument>) {
    return this.queries.execute(new BankDocumentOf(params.id));
  }

  @Serves(decideBankDetails)
  decide(@Input() { params, query }: InputOf<typeof decideBankDetails>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DecideBankDetails(params.id, query, userId));
  }
}
