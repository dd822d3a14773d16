import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  createCheckoutDraft,
  deleteCheckoutDraft,
  type InputOf,
  readCheckoutDraft,
  replaceCheckoutDraft,
} from '@smachot/contracts';
import { type Actor, Caller, Input, Serves } from '@smachot/server-platform';
import { CreateDraft, DeleteDraft, OpenDraft, ReplaceDraft } from '../use-cases/placing/checkout-drafts';

const accountOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null);

@Controller()
export class CheckoutDraftsController {
  constructor(private readonly commands: CommandBus) {}

  @Serves(createCheckoutDraft)
  create(@Input() { body }: InputOf<typeof createCheckoutDraft>, @Caller() actor: Actor) {
    return this.commands.execute(new CreateDraft(body, accountOf(actor)));
  }
  @Serves(readCheckoutDraft)
  read(@Input() { params }: InputOf<typeof readCheckoutDraft>, @Caller() actor: Actor) {
    return this.commands.execute(new OpenDraft(params.draftId, accountOf(actor)));
  }
  @Serves(replaceCheckoutDraft)
  replace(@Input() { params, body }: InputOf<typeof replaceCheckoutDraft>, @Caller() actor: Actor) {
    return this.commands.execute(new ReplaceDraft(params.draftId, body, accountOf(actor)));
  }
  @Serves(deleteCheckoutDraft)
  delete(@Input() { params }: InputOf<typeof deleteCheckoutDraft>, @Caller() actor: Actor) {
    return this.commands.execute(new DeleteDraft(params.draftId, accountOf(actor)));
  }
}
