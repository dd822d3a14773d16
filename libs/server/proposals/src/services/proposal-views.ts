import { Injectable } from '@nestjs/common';
import type { OfferedProposal, Proposal as ProposalContract, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import type { ProposalState } from '../domain/proposal';
import { ProposalQueries } from '../persistence/proposal.queries';
import { StoresGateway } from '../stores-gateway';
import { offeredView, proposalView } from '../views/proposal-view';

/** Tells proposals with what stands beside them: their versions, the store's VAT status and the customer's language. Never inside a transaction. */
@Injectable()
export class ProposalViews {
  constructor(
    private readonly proposals: ProposalQueries,
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async ofStore(state: ProposalState): Promise<ProposalContract> {
    const { id, storeId, customerId } = state;
    const [versions, vat, people] = await Promise.all([
      this.proposals.versionsOf(id),
      this.stores.vatOf(storeId, this.clock.now()),
      this.directory.of(customerId ? [customerId] : []),
    ]);
    const customerLanguage = (customerId && people.get(customerId)?.language) ?? null;
    return proposalView(state, { versions, vat, customerLanguage });
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
