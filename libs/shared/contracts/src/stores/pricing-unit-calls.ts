import * as z from 'zod/mini';
import { call } from '../call';
import { PriceCheckResult } from './price-lines';
import { Location, Moment, Participants } from '../primitives';
import { PricingUnitId } from '../ids';
import { PricingUnit, PricingUnitForm, PricingUnitRequest, UnitPictureArrangement } from './pricing-units';

export const PRICING_UNIT_IMAGE_MAX_BYTES = 10 * 1024 * 1024;

const One = z.object({ pricingUnitId: PricingUnitId });
const unit = '/v1/pricing-units/:pricingUnitId';

/** The public view of a unit: public and unlisted ones of a public store. */
export const readPricingUnit = call({
  id: 'stores.readPricingUnit',
  method: 'GET',
  path: unit,
  access: 'visitor',
  params: One,
  answer: PricingUnit,
});
export const checkPrice = call({
  id: 'stores.checkPrice',
  method: 'POST',
  path: `${unit}/price-check`,
  access: 'visitor',
  perMinute: 240,
  params: One,
  body: z.object({
    participants: Participants,
    /** The start of the event; without it the price is the regular one. */
    datetime: z.optional(z.nullable(Moment)),
    location: z.optional(z.nullable(Location)),
    pricingUnitRequest: z.optional(z.nullable(PricingUnitRequest)),
  }),
  answer: PriceCheckResult,
  status: 200,
});

const ofStore = '/v1/partners/:partner/pricing-units';
const OfStore = z.object({ partner: z.string().check(z.minLength(1), z.maxLength(40)) });
/** All units of a store, archived ones too: for its crew. */
export const listPricingUnits = call({
  id: 'stores.listPricingUnits',
  method: 'GET',
  path: ofStore,
  access: 'user',
  params: OfStore,
  answer: z.object({ pricingUnits: z.array(PricingUnit) }),
});
export const createPricingUnit = call({
  id: 'stores.createPricingUnit',
  method: 'POST',
  path: ofStore,
  access: 'user',
  params: OfStore,
  body: PricingUnitForm,
  answer: PricingUnit,
  status: 201,
});
/** Sets the order in which the store shows its units. */
export const orderPricingUnits = call({
  id: 'stores.orderPricingUnits',
  method: 'PUT',
  path: `${ofStore}/order`,
  access: 'user',
  params: OfStore,
  body: z.object({ pricingUnitIds: z.array(PricingUnitId).check(z.maxLength(300)) }),
  status: 204,
});
/** The unit for the crew, whatever its visibility; includes `editedBy`. */
export const managePricingUnit = call({
  id: 'stores.managePricingUnit',
  method: 'GET',
  path: `${unit}/manage`,
  access: 'user',
  params: One,
  answer: PricingUnit,
});
/** `version`: of the unit that was edited; refused (conflict.version) when another save happened meanwhile. */
export const updatePricingUnit = call({
  id: 'stores.updatePricingUnit',
  method: 'PUT',
  path: unit,
  access: 'user',
  params: One,
  body: z.object({ pricingUnit: PricingUnitForm, version: z.number() }),
  answer: PricingUnit,
});
export const duplicatePricingUnit = call({
  id: 'stores.duplicatePricingUnit',
  method: 'POST',
  path: `${unit}/duplicate`,
  access: 'user',
  params: One,
  answer: PricingUnit,
  status: 201,
});
/** Archives a unit; existing orders keep their frozen copy. */
export const archivePricingUnit = call({
  id: 'stores.archivePricingUnit',
  method: 'DELETE',
  path: unit,
  access: 'user',
  params: One,
  status: 204,
});
export const uploadPricingUnitImage = call({
  id: 'stores.uploadPricingUnitImage',
  method: 'POST',
  path: `${unit}/images`,
  access: 'user',
  params: One,
  file: { field: 'file', maxBytes: PRICING_UNIT_IMAGE_MAX_BYTES },
  answer: PricingUnit,
  status: 201,
});
/** Sorts, describes and removes pictures. */
export const arrangePricingUnitImages = call({
  id: 'stores.arrangePricingUnitImages',
  method: 'PUT',
  path: `${unit}/images`,
  access: 'user',
  params: One,
  body: UnitPictureArrangement,
  answer: PricingUnit,
});
