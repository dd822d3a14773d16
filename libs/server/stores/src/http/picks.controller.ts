import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, setStorePick } from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { SetPick } from '../use-cases/stores/set-pick';

@Controller()
export class PicksController {
  constructor(private readonly commands: CommandBus) {}

  @Serves(setStorePick)
  set(@Input() { params, body }: InputOf<typeof setStorePick>) {
    return this.commands.execute(new SetPick(params.partner, body.until));
  }
}
