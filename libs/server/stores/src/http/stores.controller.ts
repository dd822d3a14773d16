import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  becomePartner,
  checkUsername,
  type InputOf,
  manageStore,
  myStores,
  readStore,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { BecomePartner } from '../use-cases/stores/become-partner';
import { CheckUsername } from '../use-cases/stores/check-username';
import { ManagedStore, MyStores, PublicStore } from '../use-cases/stores/stores';

@Controller()
export class StoresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(becomePartner)
  become(@Input() { body }: InputOf<typeof becomePartner>, @Caller() actor: UserActor) {
    return this.commands.execute(new BecomePartner(body, actor.userId));
  }
  @Serves(checkUsername)
  username(@Input() { params }: InputOf<typeof checkUsername>) {
    return this.queries.execute(new CheckUsername(params.partnerUsername));
  }
  @Serves(myStores)
  listOwn(@Caller() actor: UserActor) {
    return this.queries.execute(new MyStores(actor.userId));
  }
  @Serves(readStore)
  read(@Input() { params }: InputOf<typeof readStore>) {
    return this.queries.execute(new PublicStore(params.partner));
  }
  @Serves(manageStore)
  manage(@Input() { params }: InputOf<typeof manageStore>, @Caller() actor: UserActor) {
    return this.queries.execute(new ManagedStore(params.partner, actor));
  }
}
