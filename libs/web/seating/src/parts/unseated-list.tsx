import { nameKey } from '@smachot/kernel';
import { Button, Card, FilterChip, SearchField, SelectField } from '@smachot/web-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guest } from '../plan/base';
import { useRoom } from '../plan/seating-context';
import styles from '../seating.module.css';
import { UnseatedGuest } from './unseated-guest';
import { useGuestWords } from './use-guest-words';

type Filter = { search: string; kin: string; confirmed: boolean; needs: boolean };
const ALL = '';
const SHOWN = 100;

const useFiltered = (guests: readonly Guest[], filter: Filter): Guest[] => {
  const { kin } = useGuestWords();
  const key = nameKey(filter.search);
  return guests.filter(
    (guest) =>
      (!key || nameKey(guest.attendeeName).includes(key)) &&
      (filter.kin === ALL || kin(guest) === filter.kin) &&
      (!filter.confirmed || guest.rsvpStatus === 'confirmed') &&
      (!filter.needs || guest.specialRequests !== null),
  );
};

type FiltersProps = { filter: Filter; guests: readonly Guest[]; onChange: (filter: Filter) => void };

function Filters({ filter, guests, onChange }: FiltersProps) {
  const { t } = useTranslation('seating');
  const { kin } = useGuestWords();
  const kins = useMemo(() => [...new Set(guests.map(kin))].sort(), [guests, kin]);
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <div className="ui-flow">
      <SearchField
        label={t('unseated.search')}
        value={filter.search}
        onChange={(search) => set({ search })}
      />
      <SelectField
        label={t('unseated.group')}
        value={filter.kin}
        options={[
          { value: ALL, label: t('unseated.all') },
          ...kins.map((value) => ({ value, label: value })),
        ]}
        onChange={({ target }) => set({ kin: target.value })}
      />
      <div className="row wrap">
        <FilterChip on={filter.confirmed} onClick={() => set({ confirmed: !filter.confirmed })}>
          {t('unseated.confirmed')}
        </FilterChip>
        <FilterChip on={filter.needs} onClick={() => set({ needs: !filter.needs })}>
          {t('unseated.needs')}
        </FilterChip>
      </div>
    </div>
  );
}

/** Guests without a table: searched, narrowed, picked up. */
export function UnseatedList() {
  const { t } = useTranslation('seating');
  const { view, held } = useRoom();
  const [filter, setFilter] = useState<Filter>({ search: '', kin: ALL, confirmed: false, needs: false });
  const [most, setMost] = useState(SHOWN);
  const found = useFiltered(view.unseated, filter);
  return (
    <Card component="section" aria-labelledby="unseated-title" className={styles.unseated}>
      <div className="ui-flow">
        <h2 id="unseated-title">{t('unseated.title')}</h2>
        {view.unseated.length ? (
          <Filters filter={filter} guests={view.unseated} onChange={setFilter} />
        ) : (
          <p className="muted">{t('unseated.nobody')}</p>
        )}
        {view.unseated.length && !found.length ? <p className="muted">{t('unseated.noMatch')}</p> : null}
        {held ? <HeldNote /> : null}
        <ul className={styles.guests}>
          {found.slice(0, most).map((guest) => (
            <UnseatedGuest key={guest._id} guest={guest} />
          ))}
        </ul>
        {found.length > most ? (
          <Button kind="line" onClick={() => setMost(most + SHOWN)}>
            {t('unseated.more')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

/** Who is held, and how to go on. */
function HeldNote() {
  const { t } = useTranslation('seating');
  const { held, hold } = useRoom();
  if (!held) return null;
  return (
    <div className={styles.held}>
      <p>{t('held', { name: held.guest.attendeeName })}</p>
      <Button kind="line" onClick={() => hold(null)}>
        {t('putBack')}
      </Button>
    </div>
  );
}
