import { ArticleCategory, type ArticlePlace, MOST_RELATED } from '@smachot/contracts';
import { Field, SelectField, type FieldProps, type SelectFieldProps } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** The related articles as typed: slugs between commas or spaces. */
export type TypedPlace = { category: ArticleCategory; related: string };

/** The place that was typed, as calls have it. */
export const placeOf = ({ category, related }: TypedPlace): ArticlePlace => ({
  category,
  related: related.split(/[\s,]+/).filter(Boolean),
});

type Props = {
  category: Pick<SelectFieldProps<ArticleCategory>, 'name' | 'value' | 'error' | 'onChange'>;
  related: Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'>;
};

/** The fields that say where an article is found. */
export function PlaceFields({ category, related }: Props) {
  const { t } = useTranslation('articles');
  const { name, value, error, onChange } = related;
  return (
    <>
      <SelectField
        label={t('writing.category')}
        options={ArticleCategory.options.map((one) => ({ value: one, label: t(`categories.${one}`) }))}
        {...category}
      />
      <Field
        ltr
        label={t('writing.related')}
        hint={t('writing.relatedHint', { count: MOST_RELATED })}
        autoComplete="off"
        {...{ name, value, error, onChange }}
      />
    </>
  );
}
