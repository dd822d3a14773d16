import * as z from 'zod/mini';
import { contentLanguage, ItemTranslations, SectionTranslations } from './content';
import { Occasions } from './finding';
import { foodFields } from './food';
import { minimumFits, priceTerms } from './price-rules';
import { decimal, Id, Instant, Language, line, optionalLine, Participants, Shekels } from './primitives';

export const DESCRIPTION_MAX = 5_000;

const count = decimal(z.int(), z.gte(0), z.lte(100_000));
const menuIndex = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));

export const PricingUnitVisibility = z.enum(['public', 'private', 'unlisted', 'archived']);
export type PricingUnitVisibility = z.infer<typeof PricingUnitVisibility>;

/** How a price comes about. Sums are decimal shekels and include VAT. */
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
  /** One price, however many come. */
  z.object({ type: z.literal('no_participants'), price: Shekels }),
  /** No price of itself: the partner makes a proposal. */
  z.object({ type: z.literal('personalized') }),
  /** The price is made of a menu; it stands in the unit's own fields. */
  z.object({ type: z.literal('compound') }),
]);
export type PricingFactor = z.infer<typeof PricingFactor>;

export const SectionType = z.enum(['selectible-items', 'selectible-item-chips', 'small-section-item']);
export type SectionType = z.infer<typeof SectionType>;

/** One thing on a menu. `isIncluded`: always there and free. Sums beside it are added to the base price. */
export const MenuItem = z
  .object({
    name: line(120),
    description: z._default(optionalLine(500), ''),
    /** Names the item within its section for good; the list's own order is the menu's. Not to be given again to another item. */
    index: menuIndex,
    /** For each one chosen. */
    additionalPrice: z._default(Shekels, 0),
    /** For each participant, once. */
    pricePerParticipant: z._default(Shekels, 0),
    isDefault: z._default(z.boolean(), false),
    isIncluded: z._default(z.boolean(), false),
    /** More than one of it may be taken. */
    isMultipleSelection: z._default(z.boolean(), false),
    /** How many of it is bounded by minSelection and maxSelection. */
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

/** A part of a menu. minSelection and maxSelection count different chosen items, those always included left out. */
export const MenuSection = z
  .object({
    name: line(120),
    translations: SectionTranslations,
    /** Names the section within its menu, as an item's does. */
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
  id: Id,
  url: z.string(),
  thumbUrl: z.string(),
  alt: z._default(optionalLine(120), ''),
});
export type Picture = z.infer<typeof Picture>;

/** Pictures in their order, each with what it shows, in words of one language. */
export const PictureArrangement = z
  .array(z.object({ id: Id, alt: z._default(optionalLine(120), '') }))
  .check(z.maxLength(20));

const tags = z._default(z.array(line(30)).check(z.maxLength(20)), []);
const common = {
  name: line(120),
  summary: line(200),
  description: line(DESCRIPTION_MAX),
  startingFromPrice: z.optional(z.nullable(Shekels)),
  visibility: PricingUnitVisibility,
  tags,
  occasions: z.optional(Occasions),
  ...priceTerms,
  language: contentLanguage,
  /** What name, summary, description and tags say in other languages. */
  translations: z._default(
    z.partialRecord(
      Language,
      z.object({
        name: optionalLine(120),
        summary: optionalLine(200),
        description: optionalLine(DESCRIPTION_MAX),
        tags: z.optional(z.array(line(30)).check(z.maxLength(20))),
      }),
    ),
    {},
  ),
  /** How long it takes; the order is done when it has passed. */
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
export const CompoundPricingUnitForm = z
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
/** What a partner says of one thing on sale. Pictures are uploaded beside it. */
export const PricingUnitForm = z.discriminatedUnion('type', [SimplePricingUnitForm, CompoundPricingUnitForm]);
export type PricingUnitForm = z.infer<typeof PricingUnitForm>;

const kept = {
  pricingUnitId: Id,
  partnerId: Id,
  partnerUsername: z.string().check(z.minLength(1)),
  version: z.number(),
  updatedAt: Instant,
  /** Number of the published revision this is; 0: it never was public. */
  revision: z.optional(z.number()),
  /** Lists of the crew only: something is edited and not public. */
  hasDraft: z.optional(z.literal(true)),
  /** Crew only: whose save made this version. Null: it is as it was made, or the account is gone. */
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

/** What a customer chose, by the indexes of sections and items. Items that are always included need not be named. */
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
