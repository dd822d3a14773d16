import { Allergen, FoodKind, PriceRule, SectionType, type Language } from '@smachot/contracts';
import { LANGUAGE_NAMES, LANGUAGES, priceChangeWords, priceRuleWords } from '@smachot/i18n';
import { useFormat } from '@smachot/web-platform';
import { useFoodWords } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

const MONEY = new Set([
  ...['price', 'basePrice', 'pricePerParticipant', 'basePricePerParticipant'],
  ...['additionalPrice', 'startingFromPrice', 'minimumSum'],
]);
const KINDS = ['fixed', 'range', 'no_participants', 'personalized', 'compound'] as const;
const VISIBILITIES = ['public', 'unlisted', 'private', 'archived'] as const;
const FIELDS = [
  ...(['name', 'summary', 'description', 'startingFromPrice', 'visibility', 'tags', 'language'] as const),
  ...(['durationHours', 'kind', 'price', 'participants', 'minParticipants', 'maxParticipants'] as const),
  ...(['basePrice', 'pricePerParticipant', 'basePricePerParticipant', 'additionalPrice'] as const),
  ...(['isDefault', 'isIncluded', 'isMultipleSelection', 'isMultipleSelectionLimited'] as const),
  ...(['minSelection', 'maxSelection', 'image', 'sectionType', 'foodKind', 'isVegan', 'allergens'] as const),
  ...(['priceRules', 'minimumSum', 'minimumParticipants'] as const),
] as const;
type Known = (typeof FIELDS)[number];
const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T =>
  all.some((one) => one === value);

/** The field that a path means: the same name may occur in different places. */
const fieldOf = (path: string): string => {
  if (path === 'pricingFactor.type') return 'kind';
  if (path === 'pricingFactor.participants.min') return 'minParticipants';
  if (path === 'pricingFactor.participants.max') return 'maxParticipants';
  if (path === 'minimumOrder.sum') return 'minimumSum';
  if (path === 'minimumOrder.participants') return 'minimumParticipants';
  if (path === 'type') return 'sectionType';
  return path.slice(path.lastIndexOf('.') + 1);
};

const rulesInWords = (said: unknown[], language: Language): string =>
  said
    .flatMap((one) => {
      const { success, data } = PriceRule.safeParse(one);
      return success ? [`${priceRuleWords(data, language)}: ${priceChangeWords(data.change, language)}`] : [];
    })
    .join(' · ');

/** The label of a changed field, and its values in words. */
export const useChangeWords = () => {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const food = useFoodWords();
  const label = (path: string): string => {
    const field = fieldOf(path);
    const name = isOneOf<Known>(FIELDS, field) ? t(`publishing.field.${field}`) : t('publishing.field.other');
    const [, language] = /^translations\.([a-z]+)\./.exec(path) ?? [];
    return isOneOf(LANGUAGES, language)
      ? t('publishing.inLanguage', { field: name, language: LANGUAGE_NAMES[language] })
      : name;
  };
  /** Null: the change is listed without its values. */
  const value = (path: string, said: unknown): string | null => {
    const field = fieldOf(path);
    if (said === undefined && ['foodKind', 'allergens'].includes(field)) return t('food.notSaid');
    if (said === undefined) return t('publishing.nothing');
    if (typeof said === 'boolean') return t(said ? 'publishing.yes' : 'publishing.no');
    if (typeof said === 'number') return MONEY.has(field) ? format.shekels(said) : format.number(said);
    if (field === 'visibility' && isOneOf(VISIBILITIES, said)) return t(`visibility.${said}.title`);
    if (field === 'sectionType' && isOneOf(SectionType.options, said)) return t(`menu.looks.${said}`);
    if (field === 'foodKind' && isOneOf(FoodKind.options, said)) return food.kind(said);
    if (field === 'allergens' && Array.isArray(said))
      return food.contains({ allergens: said.filter((one) => isOneOf(Allergen.options, one)) });
    if (field === 'kind' && isOneOf(KINDS, said)) return t(`unit.kinds.${said}.title`);
    if (field === 'language' && isOneOf(LANGUAGES, said)) return LANGUAGE_NAMES[said];
    if (typeof said === 'string' && ['name', 'summary', 'description'].includes(field)) return said;
    if (field === 'priceRules' && Array.isArray(said)) return rulesInWords(said, i18n.language as Language);
    if (field === 'tags' && Array.isArray(said)) return said.join(', ');
    return null;
  };
  return { label, value };
};
