import { Injectable } from '@nestjs/common';
import type { OfferedProposal, Proposal as ProposalContract, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { ProposalState } from '../domain/proposal';
import { ProposalQueries } from '../persistence/proposal.queries';
import { StoresGateway } from '../stores-gateway';
import { offeredView, proposalView } from '../views/proposal-view';

/** Tells proposals with what stands beside them: their versions and the store's VAT status. Never inside a transaction. */
@Injectable()
export class ProposalViews {
  constructor(
    private readonly proposals: ProposalQueries,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async ofStore(state: ProposalState): Promise<ProposalContract> {
    const [versions, vat] = await Promise.all([
      this.proposals.versionsOf(state.id),
      this.stores.vatOf(state.storeId, this.clock.now()),
    ]);
    return proposalView(state, { versions, vat });
  }

  async offered(state: ProposalState, reader: UserId | null): Promise<OfferedProposal> {
    const [before, vat, unit] = await Promise.all([
      this.proposals.version(state.id, state.number - 1),
      this.stores.vatOf(state.storeId, this.clock.now()),
      this.stores.unit(state.content.pricingUnitId),
    ]);
    return offeredView(state, { reader, before, vat, comesToCustomer: unit?.store.isMobile ?? false });
  }
}
