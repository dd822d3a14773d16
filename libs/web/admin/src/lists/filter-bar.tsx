import type { AdminHit } from '@smachot/contracts';
import { tidy, wallTime } from '@smachot/kernel';
import { now, useTyped } from '@smachot/web-platform';
import { Button, ChipRow, DateField, Field, FilterChip, Folded, SelectField, useWide } from '@smachot/web-ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Filter, queryOf } from './filters';
import { PickFilter } from './pick-filter';
import type { Filters } from './use-filters';
import styles from './lists.module.css';

/** One field of a list's filters. `only`: an id, which comes from a link and can only be taken away; `pick`: an id that is found by name. */
export type FilterField =
  | { kind: 'words' | 'day' | 'only'; name: string; label: string; hint?: string }
  | { kind: 'choice'; name: string; label: string; options: { value: string; label: string }[] }
  | { kind: 'pick'; name: string; label: string; of: readonly AdminHit['kind'][] };

/** Every filter that is typed takes a text of this length. */
const LONGEST_TEXT = 60;

type BarProps = { fields: readonly FilterField[]; filters: Filters };

/** What was typed is searched for when it is sent: every reading of people is in the audit log. */
function TypedFilters({ fields, filters }: BarProps) {
  const { t } = useTranslation('admin');
  const wordsOf = (valueOf: (name: string) => string | undefined): Filter =>
    Object.fromEntries(fields.map(({ name }) => [name, valueOf(name)]));
  const { typed, type, sent } = useTyped(queryOf(wordsOf((name) => filters.filter[name])));
  const values = Object.fromEntries(new URLSearchParams(typed));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = wordsOf((name) => tidy(values[name] ?? ''));
    sent(queryOf(words));
    filters.change(words);
  };
  return (
    <form className={styles.typed} onSubmit={send}>
      {fields.map((field) => (
        <Field
          key={field.name}
          type="search"
          label={field.label}
          hint={'hint' in field ? field.hint : undefined}
          maxLength={LONGEST_TEXT}
          value={values[field.name] ?? ''}
          onChange={({ target }) => type(queryOf({ ...values, [field.name]: target.value }))}
        />
      ))}
      <Button kind="soft" icon="search" type="submit">
        {t('lists.search')}
      </Button>
    </form>
  );
}

function ChosenFilter({ field, filters }: { field: FilterField; filters: Filters }) {
  const { t } = useTranslation('admin');
  const value = filters.filter[field.name] ?? '';
  const choose = (next: string) => filters.change({ [field.name]: next || undefined });
  if (field.kind === 'choice')
    return (
      <SelectField
        label={field.label}
        options={[{ value: '', label: t('lists.all') }, ...field.options]}
        value={value}
        onChange={({ target }) => choose(target.value)}
      />
    );
  return <DateField label={field.label} value={value} max={wallTime(now()).day} onChange={choose} />;
}

/** The filters that are chosen, not typed; on a narrow screen they fold, so that the rows are in sight. */
function FoldingFilters({ fields, filters }: BarProps) {
  const { t } = useTranslation('admin');
  const wide = useWide(905);
  const chosen = fields.filter(({ kind }) => kind === 'choice' || kind === 'day');
  const picked = fields.flatMap((field) =>
    field.kind === 'pick' && !filters.filter[field.name] ? [field] : [],
  );
  const set = chosen.filter(({ name }) => filters.filter[name]).length;
  const all = (
    <div className={styles.more}>
      {picked.length ? (
        <div className={styles.chosen}>
          {picked.map(({ name, label, of }) => (
            <PickFilter key={name} label={label} of={of} onPick={(id) => filters.change({ [name]: id })} />
          ))}
        </div>
      ) : null}
      <div className={styles.chosen}>
        {chosen.map((field) => (
          <ChosenFilter key={field.name} field={field} filters={filters} />
        ))}
      </div>
    </div>
  );
  if (wide) return all;
  return (
    <Folded title={set ? t('lists.moreFiltersSet', { count: set }) : t('lists.moreFilters')}>{all}</Folded>
  );
}

/** The filters of a list. */
export function FilterBar({ fields, filters }: BarProps) {
  const { t } = useTranslation('admin');
  const typed = fields.filter(({ kind }) => kind === 'words');
  const only = fields.filter(({ kind, name }) => kind === 'only' && filters.filter[name]);
  return (
    <section className={styles.filters} aria-label={t('lists.filters')}>
      {typed.length ? <TypedFilters fields={typed} filters={filters} /> : null}
      <FoldingFilters fields={fields} filters={filters} />
      {only.length ? (
        <ChipRow label={t('lists.onlyOf')}>
          {only.map(({ name, label }) => (
            <FilterChip key={name} on icon="x" onClick={() => filters.change({ [name]: undefined })}>
              {label}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
    </section>
  );
}
