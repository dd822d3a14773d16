import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type InputOf,
  listStoreSuspensions,
  previewStoreSuspensions,
  setStoreSuspension,
  setStoreSuspensions,
} from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { PreviewStoreSuspensions, SetStoreSuspensions } from '../use-cases/stores/bulk-suspensions';
import { ListStoreSuspensions, SetStoreSuspension } from '../use-cases/stores/suspensions';

@Controller()
export class SuspensionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listStoreSuspensions)
  list() {
    return this.queries.execute(new ListStoreSuspensions());
  }

  @Serves(setStoreSuspension)
  set(@Input() { params, body }: InputOf<typeof setStoreSuspension>) {
    return this.commands.execute(new SetStoreSuspension(params.partner, body));
  }

  @Serves(previewStoreSuspensions)
  preview(@Input() { body }: InputOf<typeof previewStoreSuspensions>) {
    return this.queries.execute(new PreviewStoreSuspensions(body));
  }

  @Serves(setStoreSuspensions)
  setMany(@Input() { body: { partnerIds, ...asked } }: InputOf<typeof setStoreSuspensions>) {
    return this.commands.execute(new SetStoreSuspensions(partnerIds, asked));
  }
}
