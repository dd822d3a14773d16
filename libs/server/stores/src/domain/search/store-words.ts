import type {
  BusinessCategory,
  KashrutCertificate,
  Language,
  Occasion,
  StoreFacts,
} from '@smachot/contracts';
import { CATEGORY_WORDS, CERTIFICATE_WORDS } from './category-words';
import type { WeightedText, Weight } from './search-document';

type Worded = { tags?: string[]; name?: string; summary?: string; description?: string; about?: string };
type Translated = Worded & { translations?: Record<string, Worded> };
type Content = Translated & {
  language?: Language;
  occasions?: Occasion[];
  sections?: (Translated & { items: Translated[] })[];
};
/** The texts of a store and its products. */
export type Speaking = {
  partnerUsername: string;
  businessName: string;
  businessCity: string;
  categories: BusinessCategory[];
  description: string;
  about: string;
  translations: Record<string, Worded>;
  certificate: KashrutCertificate;
  facts: Partial<StoreFacts>;
  offers: { name: string; content: Content }[];
};

const as = (weight: Weight, texts: readonly (string | undefined)[]): WeightedText[] =>
  texts.flatMap((text) => (text ? [{ weight, text }] : []));

/** The text in every language it has. */
const each = (one: Translated, part: Exclude<keyof Worded, 'tags'>): (string | undefined)[] =>
  [one, ...Object.values(one.translations ?? {})].map((words) => words[part]);

/** Occasions as search terms; the occasion `other` carries no meaning. */
const suiting = (weight: Weight, occasions: readonly Occasion[] = []): WeightedText[] =>
  occasions.filter((one) => one !== 'other').map((meaning) => ({ weight, meaning }));

const searchTextsOfOffer = ({ name, content }: Speaking['offers'][number]): WeightedText[] => {
  const offer = { ...content, name };
  const sections = content.sections ?? [];
  const items = sections.flatMap((section) => section.items);
  return [
    ...as('A', each(offer, 'name')),
    ...as(
      'B',
      [content, ...Object.values(content.translations ?? {})].flatMap(({ tags = [] }) => tags),
    ),
    ...suiting('C', content.occasions),
    ...as('C', each(offer, 'summary')),
    ...as(
      'C',
      [...sections, ...items].flatMap((one) => each(one, 'name')),
    ),
    ...as('D', each(offer, 'description')),
    ...as(
      'D',
      items.flatMap((item) => each(item, 'description')),
    ),
  ];
};

export const searchTextsOf = (store: Speaking): WeightedText[] => [
  ...as('A', [store.businessName, store.partnerUsername, store.businessCity]),
  ...as(
    'B',
    store.categories.map((category) => CATEGORY_WORDS[category]),
  ),
  ...as('B', [CERTIFICATE_WORDS[store.certificate], store.facts.isAccessible ? 'נגיש' : undefined]),
  ...suiting('B', store.facts.occasions),
  ...as('C', each(store, 'description')),
  ...as('D', each(store, 'about')),
  ...store.offers.flatMap(searchTextsOfOffer),
];
