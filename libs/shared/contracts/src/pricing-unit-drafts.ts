import * as z from 'zod/mini';
import { call } from './call';
import { PRICING_UNIT_IMAGE_MAX_BYTES } from './pricing-unit-calls';
import { Id } from './primitives';
import { PictureArrangement, PricingUnit, PricingUnitForm } from './pricing-units';

/**
 * A pricing unit under edit. While customers can see the unit (public, unlisted), what is edited is a draft; they see the last
 * published revision until the draft is published. While they cannot, there is nothing to protect and no draft.
 */
export const PricingUnitDraft = z.object({
  /** As it is edited; its `version` is that of the edit. */
  pricingUnit: PricingUnit,
  /** As customers see it; null: they do not. */
  published: z.nullable(PricingUnit),
  /** Number of the last published revision; 0: never published. */
  revision: z.number(),
  /** Something is edited and not public. */
  isDraft: z.boolean(),
});
export type PricingUnitDraft = z.infer<typeof PricingUnitDraft>;

const params = z.object({ pricingUnitId: Id });
const unit = '/v1/pricing-units/:pricingUnitId';
const draft = `${unit}/draft`;

/** For the crew; says `editedBy`. */
export const readPricingUnitDraft = call({
  id: 'stores.readPricingUnitDraft',
  method: 'GET',
  path: draft,
  access: 'user',
  params,
  answer: PricingUnitDraft,
});
/**
 * Saves what is edited without showing it to anybody. What hides a unit (private, archived) takes effect at once. `version`: of what
 * was edited; refused (conflict.version) when somebody else saved meanwhile.
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
 * Makes the draft public as the next revision. `version` and `revision`: of what was compared before; refused (conflict.version) when
 * either is another by now. A menu nobody could order from is refused (pricing_unit.incomplete) with its fields.
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
/** Back to what is public. */
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
/** Orders, describes and, by leaving out, removes pictures of the draft. */
export const arrangePricingUnitDraftImages = call({
  id: 'stores.arrangePricingUnitDraftImages',
  method: 'PUT',
  path: `${draft}/images`,
  access: 'user',
  params,
  body: z.object({ images: PictureArrangement }),
  answer: PricingUnitDraft,
});
