import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { decideKashrut, type InputOf, listKashrutCases, readKashrutDocument } from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { DecideKashrut } from '../use-cases/business-documents/decide-kashrut';
import { KashrutCases, KashrutDocumentOf } from '../use-cases/business-documents/kashrut-cases';

/** The admins' side of certificates of kashrut. */
@Controller()
export class KashrutCasesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listKashrutCases)
  list(@Input() { query }: InputOf<typeof listKashrutCases>) {
    return this.queries.execute(new KashrutCases(query));
  }

  @Serves(readKashrutDocument)
  document(@Input() { params }: InputOf<typeof readKashrutDocument>) {
    return this.queries.execute(new KashrutDocumentOf(params.id));
  }

  @Serves(decideKashrut)
  decide(@Input() { params, body }: InputOf<typeof decideKashrut>) {
    return this.commands.execute(new DecideKashrut(params.id, body));
  }
}
