import { CustomerKind, CustomerSort } from '@smachot/contracts';
import { ChipRow, FilterChip, SearchField, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { CustomerChoice } from './customers-api';
import styles from './customers.module.css';

type Props = {
  choice: CustomerChoice;
  /** Tags in use. */
  tags: readonly string[];
  onChange: (change: Partial<CustomerChoice>) => void;
};

/** Search, kinds, order and tags of the list. */
export function CustomerFilters({ choice, tags, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('customers.search')}
        value={choice.q}
        shortcut
        onChange={(q) => onChange({ q })}
      />
      <ChipRow label={t('customers.who')}>
        {CustomerKind.options.map((kind) => (
          <FilterChip key={kind} on={choice.kind === kind} onClick={() => onChange({ kind })}>
            {t(`customers.kinds.${kind}`)}
          </FilterChip>
        ))}
      </ChipRow>
      {tags.length > 0 ? (
        <ChipRow label={t('customers.tags.title')}>
          {tags.map((tag) => (
            <FilterChip
              key={tag}
              on={choice.tag === tag}
              onClick={() => onChange({ tag: choice.tag === tag ? '' : tag })}
            >
              <bdi>{tag}</bdi>
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
      <SelectField
        label={t('customers.sort')}
        value={choice.sort}
        options={CustomerSort.options.map((value) => ({ value, label: t(`customers.sorts.${value}`) }))}
        onChange={({ target }) => onChange({ sort: target.value as CustomerSort })}
      />
    </div>
  );
}
