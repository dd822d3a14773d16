import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PricingUnit, PricingUnitForm, PricingUnitId, UserId } from '@smachot/contracts';
import { accept, Clock, cutText, refuse, type Result } from '@smachot/kernel';
import {
  copiedPricingUnit,
  editedPricingUnit,
  newPricingUnit,
} from '../../domain/pricing-units/pricing-unit';
import { versionOf } from '../../domain/pricing-units/unit-draft';
import { PricingUnitRepository } from '../../persistence/pricing-units/pricing-unit.repository';
import { UnitDraftRepository } from '../../persistence/pricing-units/unit-draft.repository';
import { UnitEditing } from '../../services/unit-editing';
import { PricingUnitViews } from '../../views/pricing-unit-view';
import { StoreWork } from '../../services/store-work';

/** As many as can be put in order in one call. */
const MOST_UNITS = 300;

export class CreatePricingUnit extends Command<Result<PricingUnit>> {
  constructor(
    readonly partner: string,
    readonly form: PricingUnitForm,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(CreatePricingUnit)
export class CreatePricingUnitHandler implements ICommandHandler<CreatePricingUnit> {
  constructor(
    private readonly work: StoreWork,
    private readonly units: PricingUnitRepository,
    private readonly views: PricingUnitViews,
    private readonly clock: Clock,
  ) {}

  execute({ partner, form, userId }: CreatePricingUnit): Promise<Result<PricingUnit>> {
    return this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, { state: store }) => {
      const { next, count, unarchived } = await this.units.row(tx, store.id);
      if (count >= MOST_UNITS) return refuse('pricing_units.too_many');
      const allowed = await this.work.allowByPlan(tx, store.id, 'pricingUnits', unarchived + 1);
      if (!allowed.ok) return allowed;
      const made = newPricingUnit(form, store.id, next, this.clock.now());
      return accept(this.views.of(await this.units.add(tx, made, userId), store.username));
    });
  }
}

/** Updates a unit at once, without a draft. `version`: the edited state's; a concurrent save is not overwritten. */
export class UpdatePricingUnit extends Command<Result<PricingUnit>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly form: PricingUnitForm,
    readonly version: number,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(UpdatePricingUnit)
export class UpdatePricingUnitHandler implements ICommandHandler<UpdatePricingUnit> {
  constructor(
    private readonly editing: UnitEditing,
    private readonly units: PricingUnitRepository,
    private readonly drafts: UnitDraftRepository,
    private readonly views: PricingUnitViews,
    private readonly clock: Clock,
  ) {}

  async execute({ pricingUnitId, form, version, userId }: UpdatePricingUnit): Promise<Result<PricingUnit>> {
    const done = await this.editing.on(pricingUnitId, userId, async (tx, { unit, draft }) => {
      if (versionOf(unit, draft) !== version) return refuse('conflict.version');
      await this.drafts.delete(tx, unit.id);
      const edited = { ...editedPricingUnit(unit, form), version };
      return accept({
        unit: await this.units.save(tx, edited, userId, this.clock.now()),
        draft: undefined,
      });
    });
    return done.ok ? accept(this.views.of(done.value.unit, done.value.username)) : done;
  }
}

export class DuplicatePricingUnit extends Command<Result<PricingUnit>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DuplicatePricingUnit)
export class DuplicatePricingUnitHandler implements ICommandHandler<DuplicatePricingUnit> {
  constructor(
    private readonly work: StoreWork,
    private readonly units: PricingUnitRepository,
    private readonly views: PricingUnitViews,
    private readonly clock: Clock,
  ) {}

  execute({ pricingUnitId, userId }: DuplicatePricingUnit): Promise<Result<PricingUnit>> {
    return this.work.onUnit(pricingUnitId, { userId, as: 'Owner' }, async (tx, unit, { state: store }) => {
      const { next, count, unarchived } = await this.units.row(tx, store.id);
      if (count >= MOST_UNITS) return refuse('pricing_units.too_many');
      const allowed = await this.work.allowByPlan(tx, store.id, 'pricingUnits', unarchived + 1);
      if (!allowed.ok) return allowed;
      const copy = copiedPricingUnit(unit, nameOfCopy(unit.name), next, this.clock.now());
      return accept(this.views.of(await this.units.add(tx, copy), store.username));
    });
  }
}

/** "Menu" → "Menu (2)" → "Menu (3)"; never longer than a name may be. */
const nameOfCopy = (name: string): string => {
  const [, stem = name, number] = /^(.*?)(?: \((\d+)\))?$/.exec(name) ?? [];
  const ending = ` (${Number(number ?? 1) + 1})`;
  return `${cutText(stem, 120 - ending.length)}${ending}`;
};

/** Archives a unit. Orders keep their snapshots; the address of an archived unit shows nothing any more. */
export class ArchivePricingUnit extends Command<Result<undefined>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ArchivePricingUnit)
export class ArchivePricingUnitHandler implements ICommandHandler<ArchivePricingUnit> {
  constructor(
    private readonly work: StoreWork,
    private readonly units: PricingUnitRepository,
    private readonly clock: Clock,
  ) {}

  execute({ pricingUnitId, userId }: ArchivePricingUnit): Promise<Result<undefined>> {
    return this.work.onUnit(pricingUnitId, { userId, as: 'Owner' }, async (tx, unit) => {
      if (unit.visibility !== 'archived')
        await this.units.save(tx, { ...unit, visibility: 'archived' }, userId, this.clock.now());
      return accept();
    });
  }
}

export class OrderPricingUnits extends Command<Result<undefined>> {
  constructor(
    readonly partner: string,
    readonly pricingUnitIds: PricingUnitId[],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(OrderPricingUnits)
export class OrderPricingUnitsHandler implements ICommandHandler<OrderPricingUnits> {
  constructor(
    private readonly work: StoreWork,
    private readonly units: PricingUnitRepository,
  ) {}

  execute({ partner, pricingUnitIds, userId }: OrderPricingUnits): Promise<Result<undefined>> {
    return this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, { state }) => {
      await this.units.order(tx, state.id, [...new Set(pricingUnitIds)]);
      return accept();
    });
  }
}
