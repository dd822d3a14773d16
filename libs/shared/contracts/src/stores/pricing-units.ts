import * as z from 'zod/mini';
import { contentLanguage, ItemTranslations, SectionTranslations } from './content';
import { Occasions } from './finding';
import { foodFields } from './food';
import { minimumFits, priceTerms } from './price-rules';
import {
  decimal,
  Id,
  Instant,
  Language,
  line,
  optionalLine,
  optionalParagraphs,
  paragraphs,
  Participants,
  Shekels,
} from '../primitives';
import { PictureId, PricingUnitId, StoreId } from '../ids';

export const DESCRIPTION_MAX = 5_000;

const count = decimal(z.int(), z.gte(0), z.lte(100_000));
export const menuIndex = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));
/** Number of a published revision of a unit. */
export const UnitRevision = z.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

export const PricingUnitVisibility = z.enum(['public', 'private', 'unlisted', 'archived']);
export type PricingUnitVisibility = z.infer<typeof PricingUnitVisibility>;
/** Whether customers see and order the unit: all of them, or those who have its address. */
export const isUnitShown = (visibility: PricingUnitVisibility): boolean =>
  visibility === 'public' || visibility === 'unlisted';

/** How a price is calculated. Sums are decimal shekels and include VAT. */
export const PricingFactor = z.discriminatedUnion('type', [
  /** One price for up to `participants`. */
  z.object({ type: z.literal('fixed'), participants: Participants, price: Shekels }),
  z.object({
    type: z.literal('range'),
    participants: z
      .strictObject({ min: Participants, max: Participants })
      .check(z.refine(({ min, max }) => min <= max, { error: 'number.range' })),
    basePrice: Shekels,
    pricePerParticipant: Shekels,
  }),
  /** One price for any number of participants. */
  z.object({ type: z.literal('no_participants'), price: Shekels }),
  /** No fixed price: the partner makes a proposal. */
  z.object({ type: z.literal('personalized') }),
  /** The price is the sum of a menu; its amounts are in the unit's own fields. */
  z.object({ type: z.literal('compound') }),
]);
export type PricingFactor = z.infer<typeof PricingFactor>;

export const SectionType = z.enum(['selectible-items', 'selectible-item-chips', 'small-section-item']);
export type SectionType = z.infer<typeof SectionType>;

/** One item of a menu. `isIncluded`: always included and free. Sums of the item are added to the base price. */
export const MenuItem = z
  .object({
    name: line(120),
    description: z._default(optionalParagraphs(500), ''),
    /** Permanent id of the item within its section, never reused for another item; the list's own order is the menu's order. */
    index: menuIndex,
    /** The price per chosen piece. */
    additionalPrice: z._default(Shekels, 0),
    /** The price per participant, charged once. */
    pricePerParticipant: z._default(Shekels, 0),
    isDefault: z._default(z.boolean(), false),
    isIncluded: z._default(z.boolean(), false),
    /** More than one piece may be chosen. */
    isMultipleSelection: z._default(z.boolean(), false),
    /** The number of pieces is bounded by minSelection and maxSelection. */
    isMultipleSelectionLimited: z._default(z.boolean(), false),
    minSelection: z._default(z.nullable(count), null),
    maxSelection: z._default(z.nullable(count), null),
    ...foodFields,
    translations: ItemTranslations,
    image: z._default(z.nullable(z.string().check(z.maxLength(400))), null),
    quantity: z._default(count, 0),
    selected: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ minSelection: min, maxSelection: max }) => min === null || max === null || min <= max, {
      error: 'number.range',
      path: ['maxSelection'],
    }),
  );
export type MenuItem = z.infer<typeof MenuItem>;

const distinctIndexes = (things: { index: number }[]) =>
  new Set(things.map(({ index }) => index)).size === things.length;

/** A section of a menu. minSelection and maxSelection count different chosen items, without those always included. */
export const MenuSection = z
  .object({
    name: line(120),
    translations: SectionTranslations,
    /** Permanent id of the section within its menu, like an item's. */
    index: menuIndex,
    type: SectionType,
    items: z
      .array(MenuItem)
      .check(z.maxLength(100), z.refine(distinctIndexes, { error: 'menu.index_twice' })),
    minSelection: z._default(z.nullable(count), null),
    maxSelection: z._default(z.nullable(count), null),
  })
  .check(
    z.refine(({ minSelection: min, maxSelection: max }) => min === null || max === null || min <= max, {
      error: 'number.range',
      path: ['maxSelection'],
    }),
  );
export type MenuSection = z.infer<typeof MenuSection>;

/** Variants of one uploaded picture, made by the server. */
export const Picture = z.object({
  id: PictureId,
  url: z.string(),
  thumbUrl: z.string(),
  alt: z._default(optionalLine(120), ''),
});
export type Picture = z.infer<typeof Picture>;

/** Pictures in their order, with the alternative texts that are changed; those of the others stay. */
export const PictureArrangement = z
  .array(z.object({ id: Id, alt: z.optional(optionalLine(120)) }))
  .check(z.maxLength(20));
/** Pictures of a unit, and those to remove. One that is named in neither was added meanwhile: it stays unchanged behind the others. */
export const UnitPictureArrangement = z.object({
  images: PictureArrangement,
  removed: z._default(z.array(PictureId).check(z.maxLength(20)), []),
});
export type UnitPictureArrangement = z.infer<typeof UnitPictureArrangement>;

const tags = z._default(z.array(line(30)).check(z.maxLength(20)), []);
const common = {
  name: line(120),
  summary: line(200),
  description: paragraphs(DESCRIPTION_MAX),
  startingFromPrice: z.optional(z.nullable(Shekels)),
  visibility: PricingUnitVisibility,
  tags,
  occasions: z.optional(Occasions),
  ...priceTerms,
  language: contentLanguage,
  /** Translations of name, summary, description and tags. */
  translations: z._default(
    z.partialRecord(
      Language,
      z.object({
        name: optionalLine(120),
        summary: optionalLine(200),
        description: optionalParagraphs(DESCRIPTION_MAX),
        tags: z.optional(z.array(line(30)).check(z.maxLength(20))),
      }),
    ),
    {},
  ),
  /** The duration; the order is done when it has passed. */
  durationHours: z._default(decimal(z.gte(0.5), z.lte(240)), 6),
};

const tooManyCharged = { error: 'number.range', path: ['minimumOrder', 'participants'] };
const simpleFields = {
  type: z.literal('simple'),
  ...common,
  ...foodFields,
  pricingFactor: PricingFactor.check(
    z.refine(({ type }) => type !== 'compound', { error: 'pricing_factor.invalid' }),
  ),
};
const mostOfFactor = ({ pricingFactor }: { pricingFactor: PricingFactor }) =>
  pricingFactor.type === 'range' ? pricingFactor.participants.max : null;
export const SimplePricingUnitForm = z
  .object(simpleFields)
  .check(z.refine(minimumFits(mostOfFactor), tooManyCharged));
const CompoundPricingUnitForm = z
  .object({
    type: z.literal('compound'),
    ...common,
    sections: z
      .array(MenuSection)
      .check(z.maxLength(40), z.refine(distinctIndexes, { error: 'menu.index_twice' })),
    basePrice: Shekels,
    basePricePerParticipant: Shekels,
    minParticipants: z._default(z.nullable(Participants), null),
    maxParticipants: z._default(z.nullable(Participants), null),
  })
  .check(
    z.refine(({ minParticipants: min, maxParticipants: max }) => min === null || max === null || min <= max, {
      error: 'number.range',
      path: ['maxParticipants'],
    }),
    z.refine(
      minimumFits(({ maxParticipants }: { maxParticipants: number | null }) => maxParticipants),
      tooManyCharged,
    ),
  );
/** The editable fields of one pricing unit. Pictures are uploaded separately. */
export const PricingUnitForm = z.discriminatedUnion('type', [SimplePricingUnitForm, CompoundPricingUnitForm]);
export type PricingUnitForm = z.infer<typeof PricingUnitForm>;

const kept = {
  pricingUnitId: PricingUnitId,
  partnerId: StoreId,
  partnerUsername: z.string().check(z.minLength(1)),
  version: z.number(),
  updatedAt: Instant,
  /** Number of the published revision; 0: it was never public. */
  revision: z.optional(z.number()),
  /** Only in lists of the crew: there are edits that are not public. */
  hasDraft: z.optional(z.literal(true)),
  /** Crew only: the member who saved this version. Null: it was never edited, or the account is gone. */
  editedBy: z.optional(
    z.nullable(z.object({ firstName: z.string(), lastName: z.string(), you: z.boolean() })),
  ),
};
/** Simple units carry their pictures as imageGallery, compound ones as images. */
export const PricingUnit = z.discriminatedUnion('type', [
  z.object({ ...simpleFields, ...kept, imageGallery: z.array(Picture) }),
  z.object({
    type: z.literal('compound'),
    ...common,
    sections: z.array(MenuSection),
    basePrice: Shekels,
    basePricePerParticipant: Shekels,
    minParticipants: z.nullable(Participants),
    maxParticipants: z.nullable(Participants),
    ...kept,
    images: z.array(Picture),
  }),
]);
export type PricingUnit = z.infer<typeof PricingUnit>;

/** A customer's choices, by the indexes of sections and items. Items that are always included may be omitted. */
export const PricingUnitRequest = z.object({
  sections: z
    .array(
      z.object({
        index: menuIndex,
        items: z
          .array(
            z.object({
              index: menuIndex,
              quantity: z._default(decimal(z.int(), z.gte(1), z.lte(10_000)), 1),
            }),
          )
          .check(z.maxLength(100)),
      }),
    )
    .check(z.maxLength(40)),
});
export type PricingUnitRequest = z.infer<typeof PricingUnitRequest>;
