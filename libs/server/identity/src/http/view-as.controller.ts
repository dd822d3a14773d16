import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { endViewAs, type InputOf, startViewAs } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { EndViewAs, StartViewAs } from '../use-cases/view-as';

@Controller()
export class ViewAsController {
  constructor(private readonly commands: CommandBus) {}

  @Serves(startViewAs)
  start(@Input() { body }: InputOf<typeof startViewAs>, @Caller() admin: UserActor) {
    return this.commands.execute(new StartViewAs(body, admin));
  }

  @Serves(endViewAs)
  end(@Input() { params }: InputOf<typeof endViewAs>, @Caller() admin: UserActor) {
    return this.commands.execute(new EndViewAs(params.viewId, admin));
  }
}
