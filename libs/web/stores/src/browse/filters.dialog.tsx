import { BrowseQuery, digitsOf } from '@smachot/contracts';
import { Button, Choice, Dialog, Field, SumText } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowseSearch } from './browse-search';
import { MoreFilters } from './more-filters';
import { NO_NARROWINGS, type Narrowings } from './narrowings';
import styles from '../event-info/event-info.module.css';

const RATINGS = ['0', '4', '4.5'] as const;
type Narrowing = Pick<BrowseSearch, 'budget' | 'rating'> & Narrowings;
type FiltersProps = {
  open: boolean;
  search: BrowseSearch;
  onClose: () => void;
  onChange: (to: Narrowing) => void;
};

/** Dialog of the filters that have no place on the page. */
export function FiltersDialog({ open, ...rest }: FiltersProps) {
  return open ? <OpenFilters {...rest} /> : null;
}

/** The filters while they are edited: the search changes by a press of a button alone. */
const useEditedFilters = (search: BrowseSearch) => {
  const [budget, setBudget] = useState(search.budget === null ? '' : String(search.budget));
  const [rating, setRating] = useState(RATINGS.find((one) => Number(one) === search.rating) ?? '0');
  const { kosher, food, accessible, setting, seats, notice, language, perGuest } = search;
  const [more, setMore] = useState<Narrowings>({
    ...{ kosher, food, accessible, setting, seats, notice, language, perGuest },
  });
  const sum = Number(budget);
  const narrowing: Narrowing = { ...more, budget: sum > 0 ? sum : null, rating: Number(rating) || null };
  return { budget, setBudget, rating, setRating, more, setMore, narrowing };
};

type BudgetFieldProps = {
  budget: string;
  participants: number | null;
  onChange: (budget: string) => void;
};

function BudgetField({ budget, participants, onChange }: BudgetFieldProps) {
  const { t } = useTranslation('stores');
  const sum = Number(budget);
  return (
    <Field
      label={t('filters.budget')}
      hint={participants ? t('filters.budgetFor', { count: participants }) : t('filters.budgetHint')}
      inputMode="numeric"
      startIcon="wallet"
      maxLength={digitsOf(BrowseQuery.shape.budget)}
      value={budget}
      endAdornment={sum > 0 ? <SumText shekels={sum} className="muted small" /> : undefined}
      onChange={({ target }) => onChange(target.value.replace(/[^\d]/g, ''))}
    />
  );
}

type Rating = (typeof RATINGS)[number];

function RatingChoice({ rating, onChange }: { rating: Rating; onChange: (rating: Rating) => void }) {
  const { t } = useTranslation('stores');
  return (
    <Choice
      labelled
      label={t('filters.rating')}
      options={RATINGS.map((value) => ({
        value,
        label: value === '0' ? t('filters.anyRating') : t('filters.ratingFrom', { rating: value }),
      }))}
      value={rating}
      onChange={onChange}
    />
  );
}

function OpenFilters({ search, onClose, onChange }: Omit<FiltersProps, 'open'>) {
  const { t } = useTranslation('stores');
  const { budget, setBudget, rating, setRating, more, setMore, narrowing } = useEditedFilters(search);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filters.title')}
      actions={
        <>
          <Button onClick={() => onChange(narrowing)}>{t('filters.show')}</Button>
          <Button kind="ghost" onClick={() => onChange({ ...NO_NARROWINGS, budget: null, rating: null })}>
            {t('filters.clear')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <BudgetField budget={budget} participants={search.participants} onChange={setBudget} />
        <RatingChoice rating={rating} onChange={setRating} />
        <MoreFilters
          values={more}
          counted={search.participants !== null}
          onChange={(patch) => setMore((before) => ({ ...before, ...patch }))}
        />
      </div>
    </Dialog>
  );
}
