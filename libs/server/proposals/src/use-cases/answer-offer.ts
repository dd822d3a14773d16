import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type AcceptOfferForm,
  type Checkout,
  type EventInfo,
  lacksStreet,
  type OfferedProposal,
  type UserId,
  withStreet,
} from '@smachot/contracts';
import { accept, Clock, isShownSum, refuse, type Result } from '@smachot/kernel';
import { type ProposalPrice, proposalPrice } from '@smachot/pricing';
import { AgreedOrders, type Agreement } from '@smachot/server-orders';
import { UnitOfWork } from '@smachot/server-platform';
import type { BegunFrom, ProposalState } from '../domain/proposal';
import { ProposalQueries } from '../persistence/proposal.queries';
import { ProposalRepository } from '../persistence/proposal.repository';
import { ProposalViews } from '../services/proposal-views';
import { StoresGateway } from '../stores-gateway';

/** The page of a proposal was opened; `userId` null: by a visitor. */
export class ViewOffer extends Command<Result<undefined>> {
  constructor(
    readonly link: string,
    readonly userId: UserId | null,
  ) {
    super();
  }
}

@CommandHandler(ViewOffer)
export class ViewOfferHandler implements ICommandHandler<ViewOffer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly read: ProposalQueries,
    private readonly proposals: ProposalRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ link, userId }: ViewOffer): Promise<Result<undefined>> {
    const state = await this.read.findByLink(link);
    if (!state) return refuse('not_found');
    if (userId && (await this.stores.roleAt(state.storeId, userId))) return accept();
    return this.work.run(async (tx) => {
      const proposal = await this.proposals.loadByLink(tx, link);
      // one that is over is looked at without being counted
      const viewed = proposal?.view(this.clock.now());
      if (!proposal || !viewed?.ok) return accept();
      if (userId) await this.proposals.addReader(tx, proposal, userId);
      if (viewed.value) await this.proposals.saveView(tx, proposal);
      return accept();
    });
  }
}

export class DeclineOffer extends Command<Result<OfferedProposal>> {
  constructor(
    readonly link: string,
    readonly userId: UserId,
    readonly answer: { number: number; reason: string },
  ) {
    super();
  }
}

@CommandHandler(DeclineOffer)
export class DeclineOfferHandler implements ICommandHandler<DeclineOffer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly read: ProposalQueries,
    private readonly proposals: ProposalRepository,
    private readonly views: ProposalViews,
    private readonly clock: Clock,
  ) {}

  async execute({ link, userId, answer }: DeclineOffer): Promise<Result<OfferedProposal>> {
    const found = await this.read.findByLink(link);
    if (!found) return refuse('not_found');
    const crew = await this.stores.crew(found.storeId);
    const declined = await this.work.run(async (tx) => {
      const proposal = await this.proposals.loadByLink(tx, link);
      if (!proposal) return refuse('not_found');
      const moved = proposal.decline(userId, answer, this.clock.now());
      if (!moved.ok) return moved;
      await this.proposals.save(tx, proposal, crew);
      return accept(proposal.state);
    });
    return declined.ok ? accept(await this.views.offered(declined.value, userId)) : declined;
  }
}

/** The customer accepts a version: a checkout with its price, whose order is born approved. The same key returns the same checkout. */
export class AcceptOffer extends Command<Result<Checkout>> {
  constructor(
    readonly link: string,
    readonly userId: UserId,
    readonly form: AcceptOfferForm,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptOffer)
export class AcceptOfferHandler implements ICommandHandler<AcceptOffer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly proposals: ProposalRepository,
    private readonly orders: AgreedOrders,
    private readonly clock: Clock,
  ) {}

  async execute({ link, userId, form, key }: AcceptOffer): Promise<Result<Checkout>> {
    const request = { link, ...form };
    const earlier = await this.orders.earlier({ userId, key, request });
    if (earlier) return earlier;
    const begun = await this.begin(link, userId, form);
    if (!begun.ok) return begun;
    const placed = await this.orders.place(agreementOf(begun.value, form), { userId, key, request });
    // another checkout of it is open: its terms stand still for that one
    if (!placed.ok && placed.code !== 'proposal.being_accepted') await this.undo(begun.value);
    return placed;
  }

  /** Claims the proposal for this customer and keeps its terms as they are until the payment is over. */
  private begin(link: string, userId: UserId, form: AcceptOfferForm): Promise<Result<Begun>> {
    return this.work.run(async (tx) => {
      const proposal = await this.proposals.loadByLink(tx, link);
      if (!proposal) return refuse('not_found');
      const { content, customerId, payingUntil } = proposal.state;
      const price = proposalPrice(content.lines, content.eventInfo.participants, form.options);
      const moved = proposal.begin(userId, form.number, this.clock.now());
      if (!moved.ok) return moved;
      if (!isShownSum(form.expectedPrice, price.total)) return refuse('price.changed');
      await this.proposals.save(tx, proposal);
      const before = { customerId, payingUntil };
      return accept({ state: proposal.state, before, price });
    });
  }

  /** A refusal without a checkout binds neither side, unless something else has happened to the proposal meanwhile. */
  private undo({ state: { id, version }, before }: Begun): Promise<void> {
    return this.work.run(async (tx) => {
      const proposal = await this.proposals.loadById(tx, id);
      if (proposal?.state.version !== version) return;
      proposal.undoBegin(before);
      await this.proposals.save(tx, proposal);
    });
  }
}
type Begun = {
  state: ProposalState;
  before: BegunFrom;
  price: ProposalPrice;
};

/** Where a street is known already, the one that is sent along changes nothing. */
const inStreet = (eventInfo: EventInfo, street: string | undefined): EventInfo => {
  const { location } = eventInfo;
  const place = street && location && lacksStreet(location) ? withStreet(location, street) : location;
  return { ...eventInfo, location: place };
};

const agreementOf = ({ state, price }: Begun, form: AcceptOfferForm): Agreement => ({
  proposalId: state.id,
  storeId: state.storeId,
  pricingUnitId: state.content.pricingUnitId,
  eventInfo: inStreet(state.content.eventInfo, form.street),
  remarks: state.content.remarks,
  price: price.total,
  lines: price.lines.flatMap(({ line, taken }) => (taken ? [{ ...line, optional: false }] : [])),
  paymentTerms: form.paymentTerms ?? null,
  expectedToday: form.expectedToday,
  cancellationPolicy: form.cancellationPolicy,
  cardId: form.cardId ?? null,
  // the ticked options are kept in the address alone
  returnTo: `/proposal/${state.link!}/checkout${form.options.length ? `?options=${form.options.join('.')}` : ''}`,
});
