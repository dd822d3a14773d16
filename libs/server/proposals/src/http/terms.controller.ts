import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { changeTerm, createTerm, deleteTerm, type InputOf, listTerms, pullTerm } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ListTerms } from '../use-cases/terms/list-terms';
import { PullTerm } from '../use-cases/terms/pull-term';
import { ChangeTerm, CreateTerm, DeleteTerm } from '../use-cases/terms/write-terms';

/** Endpoints of a store's terms and of the library. */
@Controller()
export class TermsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listTerms)
  list(@Input() { params, query }: InputOf<typeof listTerms>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListTerms(params.partner, query.language, actor));
  }
  @Serves(createTerm)
  create(@Input() { params, body }: InputOf<typeof createTerm>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CreateTerm({ store: params.partner, userId }, body));
  }
  @Serves(changeTerm)
  change(@Input() { params, body }: InputOf<typeof changeTerm>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new ChangeTerm({ store: params.partner, userId }, params.termId, body));
  }
  @Serves(deleteTerm)
  delete(@Input() { params }: InputOf<typeof deleteTerm>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DeleteTerm({ store: params.partner, userId }, params.termId));
  }
  @Serves(pullTerm)
  pull(@Input() { params, body }: InputOf<typeof pullTerm>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new PullTerm({ store: params.partner, userId }, body.termId));
  }
}
