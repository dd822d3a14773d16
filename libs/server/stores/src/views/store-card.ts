import { type Language, StoreCard } from '@smachot/contracts';
import { addressLater } from '@smachot/server-platform';
import type { StoredPicture } from '../domain/pictures';
import type { PriceStep } from '../domain/prices/price-steps';
import { pictureWith } from './picture-view';

type Worded = { name?: string | undefined; description?: string | undefined };
type Translations = Partial<Record<Language, Worded>> | undefined;

export type CardFacts = Pick<
  StoreCard,
  | 'partnerId'
  | 'partnerUsername'
  | 'businessName'
  | 'description'
  | 'categories'
  | 'businessCity'
  | 'isMobile'
  | 'occasions'
  | 'kashrut'
  | 'isAccessible'
  | 'language'
> & { translations?: Translations } & {
  ratingSum: number;
  ratingCount: number;
  lat: number;
  lng: number;
  cover: StoredPicture | null;
};

/**
 * The part of a store's card that is the same for every caller, as JSON left open at its end: browse appends the part that
 * depends on the caller (`cardsOf`). It is validated against the contract here, when the store changes, so that a page is
 * assembled from text. A change of this part of the contract comes with a migration that writes it anew.
 */
export const writtenCard = ({
  ratingSum,
  ratingCount,
  lat,
  lng,
  cover,
  translations,
  ...facts
}: CardFacts): string => {
  const avgRating = ratingCount ? Math.round((ratingSum / ratingCount) * 100) / 100 : null;
  const perCaller = { coverPhoto: null, km: null, price: null };
  const card = {
    ...facts,
    translations: Object.fromEntries(
      said(translations, 'description').map(([language, description]) => [language, { description }]),
    ),
    ratingMetrics: { avgRating, ratingCount },
    geocode: { lat, lng },
    ...perCaller,
  };
  const { coverPhoto: _, km: __, price: ___, ...same } = StoreCard.parse(card);
  return `${JSON.stringify(same).slice(0, -1)},"coverPhoto":${cover ? writtenCover(cover) : null}`;
};

/**
 * The cover as JSON. Its addresses are signed when it is shown. They are inserted as text: no store's own words may contain
 * a placeholder.
 */
const writtenCover = (cover: StoredPicture): string => {
  const { url, thumbUrl, ...said } = pictureWith(cover, addressLater);
  return `${JSON.stringify(said).slice(0, -1)},"url":"${url}","thumbUrl":"${thumbUrl}"}`;
};

/** One text for each language that has the field. */
const said = (translations: Translations, field: keyof Worded): [string, string][] =>
  Object.entries(translations ?? {}).flatMap(([language, words]) => {
    const text = words[field];
    return text ? [[language, text]] : [];
  });

type Named = { language?: Language | undefined; translations?: Translations };
/** The part of a card's price that names the unit, as JSON left open at its beginning. */
export const writtenOffer = (
  { unit, name }: Pick<PriceStep, 'unit' | 'name'>,
  { language, translations }: Named = {},
): string | null =>
  unit === null
    ? null
    : JSON.stringify({
        pricingUnitId: unit,
        pricingUnitName: name,
        language,
        translations: Object.fromEntries(said(translations, 'name')),
      }).slice(1);
