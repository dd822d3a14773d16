import { Injectable } from '@nestjs/common';
import type { PricingUnitDraft } from '@smachot/contracts';
import { ReadModel, type UserActor } from '@smachot/server-platform';
import { isShown, toldIn } from '../domain/pricing-units/pricing-unit';
import type { UnitDraft } from '../domain/pricing-units/unit-draft';
import { PricingUnitViews, type ShownState, unitSelection } from './pricing-unit-view';

type Row = ShownState & { username: string; editedBy: string | null; draft: UnitDraft | null };

/** Units under edit as the contract shows them. */
@Injectable()
export class UnitDraftViews {
  constructor(
    private readonly read: ReadModel,
    private readonly units: PricingUnitViews,
  ) {}

  of(unit: ShownState, draft: UnitDraft | null | undefined, username: string): PricingUnitDraft {
    const edited = draft
      ? {
          ...unit,
          ...toldIn(draft.form),
          images: draft.images,
          version: draft.version,
          updatedAt: draft.updatedAt,
        }
      : unit;
    return {
      pricingUnit: this.units.of(edited, username),
      published: isShown(unit.visibility) ? this.units.of(unit, username) : null,
      revision: unit.revision,
      isDraft: Boolean(draft),
    };
  }

  /** A draft's unit at a store where the person works, or which they may look into, and the draft's editor. */
  async seenBy(
    id: string,
    { userId, superAdmin }: Pick<UserActor, 'userId' | 'superAdmin'>,
  ): Promise<{ view: PricingUnitDraft; editedBy: string | null } | undefined> {
    const row = await this.read.one<Row>(
      `select ${unitSelection}, u.edited_by as "editedBy", s.username,
         (select jsonb_build_object('form', d.form, 'images', d.images, 'version', d.version, 'editedBy', d.edited_by, 'updatedAt', d.updated_at)
           from stores.pricing_unit_drafts d where d.unit_id = u.id) as draft
       from stores.pricing_units u join stores.stores s on s.id = u.store_id
       left join stores.crew c on c.store_id = s.id and c.user_id = $2
       where u.id = $1 and s.closed_at is null and (c.user_id is not null or $3::boolean)`,
      [id, userId, superAdmin],
    );
    if (!row) return undefined;
    const { username, editedBy, draft, ...unit } = row;
    const read = draft && { ...draft, updatedAt: new Date(draft.updatedAt) };
    return { view: this.of(unit, read, username), editedBy: draft ? draft.editedBy : editedBy };
  }
}
