import { EntitySchema } from 'typeorm';
import type { PricingUnitState } from '../../domain/pricing-units/pricing-unit';
import { moment, ofStore, wide } from '../columns';

export const PricingUnitSchema = new EntitySchema<PricingUnitState>({
  name: 'PricingUnit',
  schema: 'stores',
  tableName: 'pricing_units',
  columns: {
    id: { type: 'uuid', primary: true },
    storeId: { type: 'uuid', name: 'store_id' },
    type: { type: 'text' },
    visibility: { type: 'text' },
    keptVisibility: { type: 'text', name: 'kept_visibility', nullable: true },
    name: { type: 'text' },
    position: { type: 'int' },
    content: { type: 'jsonb' },
    images: { type: 'jsonb' },
    priceBase: wide('price_base'),
    pricePer: wide('price_per'),
    priceMin: { type: 'int', name: 'price_min', nullable: true },
    priceMax: { type: 'int', name: 'price_max', nullable: true },
    priceFrom: wide('price_from'),
    byProposal: { type: 'boolean', name: 'by_proposal' },
    revision: { type: 'int', default: 0 },
    version: { type: 'int' },
    editedBy: { type: 'uuid', name: 'edited_by', nullable: true },
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [{ name: 'pricing_units_of_store', columns: ['storeId', 'position', 'id'] }],
  foreignKeys: [ofStore('pricing_units_store_id')],
});
