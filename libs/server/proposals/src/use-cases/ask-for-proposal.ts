import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { askForProposal, InputOf, UserId } from '@smachot/contracts';
import { accept, Clock, cutText, DAY_MS, isTooFarAhead, newId, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { UnitOfWork } from '@smachot/server-platform';
import type { Orderable } from '@smachot/server-stores';
import { Proposal } from '../domain/proposal';
import { ProposalRepository } from '../persistence/proposal.repository';
import { StoresGateway } from '../stores-gateway';

type Asked = InputOf<typeof askForProposal>['body'];

/** Unanswered requests of one customer at a store, and all of one customer within a day: each tells the store's crew. */
const MOST_OPEN = 3;
const MOST_TODAY = 10;
/** How long a proposal is valid when the store does not say otherwise. */
const VALID_MS = 14 * DAY_MS;

/** A customer asks a store for a proposal: the store gets a draft with the event's facts. */
export class AskForProposal extends Command<Result<undefined>> {
  constructor(
    readonly asked: Asked,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AskForProposal)
export class AskForProposalHandler implements ICommandHandler<AskForProposal> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly people: UserDirectory,
    private readonly proposals: ProposalRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ asked, userId }: AskForProposal): Promise<Result<undefined>> {
    const now = this.clock.now();
    const found = await this.stores.unit(asked.pricingUnitId);
    if (!found) return refuse('pricing_unit.gone');
    const { unit } = found;
    if (unit.type !== 'simple' || unit.pricingFactor.type !== 'personalized')
      return refuse('proposal.not_personal');
    const startsAt = new Date(asked.eventInfo.datetime);
    if (startsAt <= now) return refuse('slot.past');
    if (isTooFarAhead(startsAt, now)) return refuse('slot.too_far');
    const customer = (await this.people.of([userId])).get(userId);
    if (!customer) return refuse('not_found');
    const name = `${customer.firstName} ${customer.lastName}`.trim();
    const proposal = this.draft(asked, found, { userId, name }, now);
    return this.work.run(async (tx) => {
      const earlier = await this.proposals.askedBy(tx, userId, found.store.partnerId, now);
      if (earlier.open >= MOST_OPEN) return refuse('proposal.asked_already');
      if (earlier.today >= MOST_TODAY) return refuse('proposal.asked_today');
      await this.proposals.add(tx, proposal, found.crew);
      return accept();
    });
  }

  private draft(
    { pricingUnitId, eventInfo, wish }: Asked,
    { store, unit }: Orderable,
    { userId, name }: { userId: UserId; name: string },
    now: Date,
  ): Proposal {
    const until = Math.min(now.getTime() + VALID_MS, Date.parse(eventInfo.datetime));
    return Proposal.draft(
      {
        id: newId(),
        storeId: store.partnerId,
        storeUsername: store.partnerUsername,
        storeName: store.businessName,
        unitName: unit.name,
        customerId: userId,
        wish,
        content: {
          pricingUnitId,
          customerName: cutText(name, 80),
          eventInfo,
          lines: [],
          terms: [],
          remarks: '',
          validUntil: new Date(until).toISOString(),
        },
      },
      now,
    );
  }
}
