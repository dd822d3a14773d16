import { KashrutCertificate, Occasion, SpokenLanguage, type Food, type StoreFacts } from '@smachot/contracts';
import { wordsIn } from '@smachot/kernel';
import { allMeaningsOf } from './search/same-meaning';

/** The position of each trait is its bit: new ones are only added at the end. */
const TRAITS = [
  'kosher',
  ...KashrutCertificate.options.map((certificate) => `kosher:${certificate}` as const),
  'meat',
  'dairy',
  'vegan',
  'accessible',
  'indoor',
  'outdoor',
  ...SpokenLanguage.options.map((language) => `speaks:${language}` as const),
  ...Occasion.options.map((occasion) => `suits:${occasion}` as const),
] as const;
export type Trait = (typeof TRAITS)[number];

/** The bit of a trait. All traits fit into the whole numbers that both sides can represent. */
const bit = (trait: Trait): number => 2 ** TRAITS.indexOf(trait);
export const bitsOf = (traits: readonly Trait[]): number =>
  [...new Set(traits)].reduce((sum, trait) => sum + bit(trait), 0);

type Dish = Partial<Food>;
export type Sold = {
  content: Dish & { tags?: string[]; occasions?: Occasion[]; sections?: { items: Dish[] }[] };
};
export type Characterised = {
  certificate: KashrutCertificate;
  facts: Partial<StoreFacts>;
  offers: Sold[];
};

const foodOf = ({ content }: Sold): Trait[] => {
  const dishes = [content, ...(content.sections ?? []).flatMap(({ items }) => items)];
  const said = dishes.flatMap(({ foodKind, isVegan }): Trait[] => [
    ...(foodKind === 'meat' || foodKind === 'dairy' ? [foodKind] : []),
    ...(isVegan ? (['vegan'] as const) : []),
  ]);
  if (said.length) return said;
  // a menu without the kinds of its dishes may name its kind in the tags
  const words = (content.tags ?? []).flatMap(wordsIn).flatMap(allMeaningsOf);
  return (['meat', 'dairy', 'vegan'] as const).filter((kind) => words.includes(kind));
};

/** The occasions that the store, and everything it sells, suits. */
export const occasionsOf = ({ facts, offers }: Characterised): Occasion[] => {
  const said = new Set([
    ...(facts.occasions ?? []),
    ...offers.flatMap(({ content }) => content.occasions ?? []),
  ]);
  return Occasion.options.filter((occasion) => said.has(occasion));
};

export const traitsOf = (store: Characterised): Trait[] => {
  const { certificate, facts, offers } = store;
  return [
    ...(certificate === 'none' ? [] : (['kosher', `kosher:${certificate}`] as const)),
    ...offers.flatMap(foodOf),
    ...(facts.isAccessible ? (['accessible'] as const) : []),
    ...(facts.settings ?? []),
    ...(facts.languages ?? []).map((language) => `speaks:${language}` as const),
    ...occasionsOf(store).map((occasion) => `suits:${occasion}` as const),
  ];
};
