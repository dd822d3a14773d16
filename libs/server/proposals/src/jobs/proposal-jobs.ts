import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob, OnTick } from '@smachot/server-platform';
import { MoveDueProposals } from '../use-cases/due-proposals';
import { EndProposalsOfStore, ForgetProposals, NoteOrder } from '../use-cases/note-others';
import { PROPOSAL_DUE } from '../persistence/proposal.queries';

@Injectable()
export class ProposalJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('proposals.note_order')
  noteOrder({ proposalId, orderId, price }: JobPayload<'proposals.note_order'>, delivery: Delivery) {
    return this.commands.execute(new NoteOrder(proposalId, orderId, price ?? null, delivery));
  }

  @HandlesJob('proposals.forget_customer')
  forget({ userId }: JobPayload<'proposals.forget_customer'>, delivery: Delivery) {
    return this.commands.execute(new ForgetProposals(userId, delivery));
  }

  @HandlesJob('proposals.end_with_store')
  storeClosed({ storeId }: JobPayload<'proposals.end_with_store'>, delivery: Delivery) {
    return this.commands.execute(new EndProposalsOfStore(storeId, delivery));
  }

  @OnTick({ name: 'proposals.move_due', everyMs: 5000, due: PROPOSAL_DUE })
  moveDue(now: Date): Promise<void> {
    return this.commands.execute(new MoveDueProposals(now));
  }
}
