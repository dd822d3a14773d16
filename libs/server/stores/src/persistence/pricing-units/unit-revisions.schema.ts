import { EntitySchema } from 'typeorm';
import type { PricingUnitForm, PricingUnitId } from '@smachot/contracts';
import type { StoredPicture } from '../../domain/pictures';
import type { UnitDraft } from '../../domain/pricing-units/unit-draft';
import { moment } from '../columns';

const ofUnit = (name: string) => ({
  name,
  target: 'PricingUnit',
  columnNames: ['unitId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});
const edited = {
  form: { type: 'jsonb' as const },
  images: { type: 'jsonb' as const },
};

/** One state of a unit that was public. Rows are added and never changed, but for pictures when their store is erased. */
export type UnitRevision = {
  unitId: PricingUnitId;
  revision: number;
  /** The whole form, as the contract accepted it. */
  form: PricingUnitForm;
  images: StoredPicture[];
  /** Null: it was public before there were revisions, or the system published it. */
  publishedBy: string | null;
  publishedAt: Date;
};

export const UnitRevisionSchema = new EntitySchema<UnitRevision>({
  name: 'PricingUnitRevision',
  schema: 'stores',
  tableName: 'pricing_unit_revisions',
  columns: {
    unitId: { type: 'uuid', name: 'unit_id', primary: true },
    revision: { type: 'int', primary: true },
    ...edited,
    publishedBy: { type: 'uuid', name: 'published_by', nullable: true },
    publishedAt: moment('published_at'),
  },
  foreignKeys: [ofUnit('pricing_unit_revisions_unit_id')],
});

export const UnitDraftSchema = new EntitySchema<UnitDraft>({
  name: 'PricingUnitDraft',
  schema: 'stores',
  tableName: 'pricing_unit_drafts',
  columns: {
    unitId: { type: 'uuid', name: 'unit_id', primary: true },
    ...edited,
    version: { type: 'int' },
    editedBy: { type: 'uuid', name: 'edited_by', nullable: true },
    updatedAt: moment('updated_at'),
  },
  foreignKeys: [ofUnit('pricing_unit_drafts_unit_id')],
});
