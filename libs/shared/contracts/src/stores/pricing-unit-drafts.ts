import * as z from 'zod/mini';
import { call } from '../call';
import { PRICING_UNIT_IMAGE_MAX_BYTES } from './pricing-unit-calls';
import { PricingUnitId } from '../ids';
import { PricingUnit, PricingUnitForm, UnitPictureArrangement } from './pricing-units';

/**
 * A pricing unit under edit. While customers can see the unit (public, unlisted), edits are a draft; customers see the last
 * published revision until the draft is published. While they cannot see it, edits are saved directly and there is no draft.
 */
export const PricingUnitDraft = z.object({
  /** The unit as edited; its `version` is that of the edit. */
  pricingUnit: PricingUnit,
  /** The unit as customers see it; null: they do not. */
  published: z.nullable(PricingUnit),
  /** Number of the last published revision; 0: never published. */
  revision: z.number(),
  /** There are edits that are not public. */
  isDraft: z.boolean(),
});
export type PricingUnitDraft = z.infer<typeof PricingUnitDraft>;

const params = z.object({ pricingUnitId: PricingUnitId });
const unit = '/v1/pricing-units/:pricingUnitId';
const draft = `${unit}/draft`;

/** The draft for the crew; includes `editedBy`. */
export const readPricingUnitDraft = call({
  id: 'stores.readPricingUnitDraft',
  method: 'GET',
  path: draft,
  access: 'user',
  params,
  answer: PricingUnitDraft,
});
/**
 * Saves edits without publishing them. A change that hides a unit (private, archived) takes effect at once. `version`: of the draft
 * that was edited; refused (conflict.version) when another save happened meanwhile.
 */
export const savePricingUnitDraft = call({
  id: 'stores.savePricingUnitDraft',
  method: 'PUT',
  path: draft,
  access: 'user',
  params,
  body: z.object({ pricingUnit: PricingUnitForm, version: z.number() }),
  answer: PricingUnitDraft,
});
const Compared = z.object({ version: z.number(), revision: z.number() });
/**
 * Publishes the draft as the next revision. `version` and `revision`: those that were compared before; refused (conflict.version) when
 * either has changed. A menu that cannot be ordered from is refused (pricing_unit.incomplete) with its fields.
 */
export const publishPricingUnit = call({
  id: 'stores.publishPricingUnit',
  method: 'POST',
  path: `${unit}/publish`,
  access: 'user',
  params,
  body: Compared,
  answer: PricingUnitDraft,
  status: 200,
});
/** Discards the draft and returns to the published revision. */
export const discardPricingUnitDraft = call({
  id: 'stores.discardPricingUnitDraft',
  method: 'POST',
  path: `${draft}/discard`,
  access: 'user',
  params,
  body: z.object({ version: z.number() }),
  answer: PricingUnitDraft,
  status: 200,
});
export const uploadPricingUnitDraftImage = call({
  id: 'stores.uploadPricingUnitDraftImage',
  method: 'POST',
  path: `${draft}/images`,
  access: 'user',
  params,
  file: { field: 'file', maxBytes: PRICING_UNIT_IMAGE_MAX_BYTES },
  answer: PricingUnitDraft,
  status: 201,
});
/** Sorts, describes and removes pictures of the draft. */
export const arrangePricingUnitDraftImages = call({
  id: 'stores.arrangePricingUnitDraftImages',
  method: 'PUT',
  path: `${draft}/images`,
  access: 'user',
  params,
  body: UnitPictureArrangement,
  answer: PricingUnitDraft,
});
