import { DifferenceKind, type ReconciliationDifference } from '@smachot/contracts';
import { useAddress } from '@smachot/web-platform';
import { ChipRow, EmptyState, FilterChip, QueryStatus, SelectField, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { More } from '../more';
import { type DifferenceFilter, useDifferencesInfiniteQuery } from '../payouts-api';
import { DifferenceCard } from './difference-card';
import { Nights } from './nights';
import { ResolveDialog } from './resolve.dialog';
import styles from '../payouts.module.css';

const STATES = { open: { open: 'true' }, resolved: { open: 'false' }, all: {} } as const satisfies Record<
  string,
  DifferenceFilter
>;
type State = keyof typeof STATES;
const NAMES = Object.keys(STATES) as State[];

const useFilter = () => {
  const [wanted, setState] = useAddress<State>('state', 'open');
  const [wantedKind, setKind] = useAddress<DifferenceKind | ''>('kind', '');
  const state = NAMES.find((name) => name === wanted) ?? 'open';
  const kind = DifferenceKind.safeParse(wantedKind).data;
  return { state, kind, setState, setKind, filter: { ...STATES[state], ...(kind && { kind }) } };
};

type FilterProps = { filter: ReturnType<typeof useFilter>; open: number | undefined };

function Filter({ filter: { state, kind, setState, setKind }, open }: FilterProps) {
  const { t } = useTranslation('admin');
  const kinds = DifferenceKind.options.map((value) => ({
    value,
    label: t(`payouts.differences.kinds.${value}`),
  }));
  return (
    <div className={styles.between}>
      <ChipRow label={t('payouts.filter')}>
        {NAMES.map((name) => (
          <FilterChip
            key={name}
            on={name === state}
            {...(name === 'open' && open !== undefined && { count: open })}
            onClick={() => setState(name)}
          >
            {t(`payouts.differences.state.${name}`)}
          </FilterChip>
        ))}
      </ChipRow>
      <SelectField<DifferenceKind | ''>
        label={t('payouts.differences.kind')}
        options={[{ value: '', label: t('payouts.differences.allKinds') }, ...kinds]}
        value={kind ?? ''}
        onChange={({ target }) => setKind(target.value as DifferenceKind | '')}
      />
    </div>
  );
}

/** What the nightly comparison with the card provider found, both sides beside each other. */
export function DifferencesTab() {
  const { t } = useTranslation('admin');
  const filter = useFilter();
  const [resolving, setResolving] = useAddress('resolve', '');
  const query = useDifferencesInfiniteQuery(filter.filter, { refetchOnMountOrArgChange: true });
  const differences = query.currentData?.pages.flatMap((page) => page.differences);
  const chosen = differences?.find(({ _id, resolution }) => _id === resolving && resolution === null);
  return (
    <div className={styles.stack}>
      <Nights />
      <Filter filter={filter} open={query.currentData?.pages[0]?.open} />
      {!differences ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      ) : differences.length > 0 ? (
        <List differences={differences} onResolve={(id) => setResolving(id, { push: true })} />
      ) : (
        <EmptyState
          art="empty-orders"
          title={t(`payouts.differences.none.${filter.kind ? 'all' : filter.state}`)}
        />
      )}
      <More query={query} />
      {chosen ? <ResolveDialog difference={chosen} onClose={() => setResolving(null)} /> : null}
    </div>
  );
}

type ListProps = { differences: readonly ReconciliationDifference[]; onResolve: (id: string) => void };

function List({ differences, onResolve }: ListProps) {
  return (
    <ul className={styles.cards}>
      {differences.map((difference) => (
        <li key={difference._id}>
          <DifferenceCard difference={difference} onResolve={() => onResolve(difference._id)} />
        </li>
      ))}
    </ul>
  );
}
