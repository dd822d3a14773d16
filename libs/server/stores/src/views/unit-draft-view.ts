import { Injectable } from '@nestjs/common';
import { isUnitShown, type PricingUnitDraft, type PricingUnitId } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { storedForm } from '../domain/pricing-units/pricing-unit';
import type { UnitDraft } from '../domain/pricing-units/unit-draft';
import type { Reader } from '../persistence/crew/crew.queries';
import { PricingUnitQueries, type ShownState } from '../persistence/pricing-units/pricing-unit.queries';
import { PricingUnitViews } from './pricing-unit-view';

type Draft = Omit<UnitDraft, 'unitId'>;
type UnderEdit = { unit: ShownState; draft: Draft | undefined; username: string };

/** Units under edit as the contract shows them. */
@Injectable()
export class UnitDraftViews {
  constructor(
    private readonly units: PricingUnitQueries,
    private readonly views: PricingUnitViews,
  ) {}

  of(unit: ShownState, draft: Draft | null | undefined, username: string): PricingUnitDraft {
    const edited = draft
      ? {
          ...unit,
          ...storedForm(draft.form),
          images: draft.images,
          version: draft.version,
          updatedAt: draft.updatedAt,
        }
      : unit;
    return {
      pricingUnit: this.views.of(edited, username),
      published: isUnitShown(unit.visibility) ? this.views.of(unit, username) : null,
      revision: unit.revision,
      isDraft: Boolean(draft),
    };
  }

  /** The view of an edit's result; a refusal stays. */
  ofEdit(edited: Result<UnderEdit>): Result<PricingUnitDraft> {
    return edited.ok ? accept(this.of(edited.value.unit, edited.value.draft, edited.value.username)) : edited;
  }

  /** A draft's unit at a store where the person works, or which they may look into, and the draft's editor. */
  async seenBy(
    id: PricingUnitId,
    reader: Reader,
  ): Promise<{ view: PricingUnitDraft; editedBy: string | null } | undefined> {
    const row = await this.units.findDraftSeenBy(id, reader);
    if (!row) return undefined;
    const { username, editedBy, draft, ...unit } = row;
    const read = draft && { ...draft, updatedAt: new Date(draft.updatedAt) };
    return { view: this.of(unit, read, username), editedBy: draft ? draft.editedBy : editedBy };
  }
}
