import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { deleteView, type InputOf, listSavedViews, saveView } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { DeleteView, SavedViewsOf, SaveView } from '../use-cases/saved-views';

@Controller()
export class SavedViewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listSavedViews)
  async list(@Caller() { userId }: UserActor) {
    return { views: await this.queries.execute(new SavedViewsOf(userId)) };
  }

  @Serves(saveView)
  save(@Input() { body }: InputOf<typeof saveView>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new SaveView(userId, body));
  }

  @Serves(deleteView)
  delete(@Input() { params }: InputOf<typeof deleteView>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DeleteView(userId, params.viewId));
  }
}
