import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { PricingUnit, PricingUnitId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import type { Reader } from '../../persistence/crew/crew.queries';
import { StoreSeenBy } from '../crew/crew-role-of';
import { PricingUnitViews } from '../../views/pricing-unit-view';

/** A unit as anyone with its address may see it. */
export class PublicPricingUnit extends Query<Result<PricingUnit>> {
  constructor(readonly pricingUnitId: PricingUnitId) {
    super();
  }
}

@QueryHandler(PublicPricingUnit)
export class PublicPricingUnitHandler implements IQueryHandler<PublicPricingUnit> {
  constructor(private readonly views: PricingUnitViews) {}

  async execute({ pricingUnitId }: PublicPricingUnit): Promise<Result<PricingUnit>> {
    const unit = await this.views.shown(pricingUnitId);
    return unit ? accept(unit) : refuse('not_found');
  }
}

/** One unit for the crew of its store, whatever its visibility. */
export class ManagedPricingUnit extends Query<Result<PricingUnit>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ManagedPricingUnit)
export class ManagedPricingUnitHandler implements IQueryHandler<ManagedPricingUnit> {
  constructor(
    private readonly views: PricingUnitViews,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ pricingUnitId, reader }: ManagedPricingUnit): Promise<Result<PricingUnit>> {
    const found = await this.views.seenBy(pricingUnitId, reader);
    if (!found) return refuse('not_found');
    const { unit, editedBy } = found;
    const editor = editedBy ? (await this.directory.of([editedBy])).get(editedBy) : undefined;
    const shown = editor && {
      firstName: editor.firstName,
      lastName: editor.lastName,
      you: editor.id === reader.userId,
    };
    return accept({ ...unit, editedBy: shown ?? null });
  }
}

/** Everything a store sells or did, in its own order, for its crew. */
export class PricingUnits extends Query<Result<{ pricingUnits: PricingUnit[] }>> {
  constructor(
    readonly partner: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(PricingUnits)
export class PricingUnitsHandler implements IQueryHandler<PricingUnits> {
  constructor(
    private readonly views: PricingUnitViews,
    private readonly queries: QueryBus,
  ) {}

  async execute({ partner, reader }: PricingUnits): Promise<Result<{ pricingUnits: PricingUnit[] }>> {
    const seen = await this.queries.execute(new StoreSeenBy(partner, reader));
    if (!seen) return refuse('not_found');
    return accept({
      pricingUnits: await this.views.ofStore(seen.partnerId, seen.partnerUsername, false),
    });
  }
}
