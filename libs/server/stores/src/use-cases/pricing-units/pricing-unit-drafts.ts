import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { PricingUnitDraft, PricingUnitForm, PricingUnitId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { editedOf, publishingFaults, versionOf } from '../../domain/pricing-units/unit-draft';
import { UnitEditing } from '../../services/unit-editing';
import { UnitDraftViews } from '../../views/unit-draft-view';
import type { Reader } from '../../persistence/crew/crew.queries';

/** One unit with its draft, for its crew. */
export class PricingUnitUnderEdit extends Query<Result<PricingUnitDraft>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(PricingUnitUnderEdit)
export class PricingUnitUnderEditHandler implements IQueryHandler<PricingUnitUnderEdit> {
  constructor(
    private readonly views: UnitDraftViews,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ pricingUnitId, reader }: PricingUnitUnderEdit): Promise<Result<PricingUnitDraft>> {
    const found = await this.views.seenBy(pricingUnitId, reader);
    if (!found) return refuse('not_found');
    const { view, editedBy } = found;
    const editor = editedBy ? (await this.directory.of([editedBy])).get(editedBy) : undefined;
    const shown = editor && {
      ...{ firstName: editor.firstName, lastName: editor.lastName },
      you: editor.id === reader.userId,
    };
    return accept({ ...view, pricingUnit: { ...view.pricingUnit, editedBy: shown ?? null } });
  }
}

/** Saves a draft. `version`: the edited state's; a concurrent save is not overwritten. */
export class SavePricingUnitDraft extends Command<Result<PricingUnitDraft>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly form: PricingUnitForm,
    readonly version: number,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(SavePricingUnitDraft)
export class SavePricingUnitDraftHandler implements ICommandHandler<SavePricingUnitDraft> {
  constructor(
    private readonly editing: UnitEditing,
    private readonly views: UnitDraftViews,
  ) {}

  async execute(command: SavePricingUnitDraft): Promise<Result<PricingUnitDraft>> {
    const { pricingUnitId, form, version, userId } = command;
    const saved = await this.editing.on(pricingUnitId, userId, async (tx, before) => {
      const { unit, draft } = before;
      if (versionOf(unit, draft) !== version) return refuse('conflict.version');
      const { images } = editedOf(unit, draft);
      return accept(await this.editing.write(tx, before, { form, images }, userId));
    });
    return this.views.ofEdit(saved);
  }
}

/**
 * Publishes a draft. `version` and `revision`: those of the compared states. Of two concurrent calls the second one has
 * compared outdated states.
 */
export class PublishPricingUnit extends Command<Result<PricingUnitDraft>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly compared: { version: number; revision: number },
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(PublishPricingUnit)
export class PublishPricingUnitHandler implements ICommandHandler<PublishPricingUnit> {
  constructor(
    private readonly editing: UnitEditing,
    private readonly views: UnitDraftViews,
  ) {}

  async execute({ pricingUnitId, compared, userId }: PublishPricingUnit): Promise<Result<PricingUnitDraft>> {
    const published = await this.editing.on(pricingUnitId, userId, async (tx, before) => {
      const { unit, draft } = before;
      if (versionOf(unit, draft) !== compared.version || unit.revision !== compared.revision)
        return refuse('conflict.version');
      if (!draft) return accept(before);
      const fields = publishingFaults(draft.form);
      if (Object.keys(fields).length) return refuse('pricing_unit.incomplete', { fields });
      return accept(await this.editing.publish(tx, before, userId));
    });
    return this.views.ofEdit(published);
  }
}

export class DiscardPricingUnitDraft extends Command<Result<PricingUnitDraft>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly version: number,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DiscardPricingUnitDraft)
export class DiscardPricingUnitDraftHandler implements ICommandHandler<DiscardPricingUnitDraft> {
  constructor(
    private readonly editing: UnitEditing,
    private readonly views: UnitDraftViews,
  ) {}

  async execute({
    pricingUnitId,
    version,
    userId,
  }: DiscardPricingUnitDraft): Promise<Result<PricingUnitDraft>> {
    const discarded = await this.editing.on(pricingUnitId, userId, async (tx, before) => {
      if (versionOf(before.unit, before.draft) !== version) return refuse('conflict.version');
      return accept(await this.editing.discard(tx, before));
    });
    return this.views.ofEdit(discarded);
  }
}
