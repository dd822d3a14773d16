import type { PricingUnit } from '@smachot/contracts';
import { useAddress, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  FilterChip,
  IconButton,
  moved,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonCards,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderUnitsMutation, useOwnUnitsQuery } from '../dashboard-api';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { Refusal } from '../subscription/refusal';
import { NoRoom } from './no-room';
import { NoUnits } from './no-units';
import { UnitCard } from './unit-card';
import { useDuplicateUnit } from './use-duplicate-unit';
import styles from './units.module.css';

type Shown = 'live' | 'archived';

/** pricing-unit: everything a store has on sale, in the order the customer sees it. */
export function UnitsScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const isOwner = useIsOwner();
  const query = useOwnUnitsQuery(
    { params: { partner: partnerUsername } },
    { refetchOnMountOrArgChange: true },
  );
  const base = `/dashboard/${partnerUsername}`;
  useTitle(t('units.title'));
  return (
    <Page>
      <PageHead
        title={t('units.title')}
        note={t('units.note')}
        actions={
          isOwner ? (
            <Button icon="plus" to={`${base}/pricing-unit/new`}>
              {t('units.new')}
            </Button>
          ) : null
        }
      />
      {query.data ? (
        <Units units={query.data.pricingUnits} base={base} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonCards count={4} />} />
      )}
    </Page>
  );
}

function Units({ units, base }: { units: readonly PricingUnit[]; base: string }) {
  const words = useProblemText();
  const [filter, setFilter] = useAddress<Shown>('show', 'live');
  const order = useOrder(units);
  const live = order.units.filter(({ visibility }) => visibility !== 'archived');
  const archived = order.units.filter(({ visibility }) => visibility === 'archived');
  const shown = filter === 'archived' ? archived : live;
  return (
    <>
      {archived.length > 0 ? (
        <Filter
          value={filter}
          counts={{ live: live.length, archived: archived.length }}
          onChange={setFilter}
        />
      ) : null}
      {archived.length > 0 ? <NoRoom /> : null}
      {order.problem ? <Note tone="bad">{words(order.problem)}</Note> : null}
      {shown.length === 0 ? <NoUnits base={base} /> : <UnitList units={shown} base={base} order={order} />}
    </>
  );
}

type FilterProps = { value: Shown; counts: Record<Shown, number>; onChange: (shown: Shown) => void };

function Filter({ value, counts, onChange }: FilterProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ChipRow label={t('units.filter')}>
      {(['live', 'archived'] as const).map((shown) => (
        <FilterChip key={shown} on={value === shown} count={counts[shown]} onClick={() => onChange(shown)}>
          {t(`units.${shown}`)}
        </FilterChip>
      ))}
    </ChipRow>
  );
}

type ListProps = { units: readonly PricingUnit[]; base: string; order: ReturnType<typeof useOrder> };

function UnitList({ units, base, order }: ListProps) {
  const isOwner = useIsOwner();
  return (
    <ul className={styles.grid}>
      {units.map((unit, at) => (
        <UnitCard
          key={unit.pricingUnitId}
          unit={unit}
          base={base}
          heading="h2"
          acts={
            isOwner ? (
              <Acts
                unit={unit}
                isFirst={at === 0}
                isLast={at === units.length - 1}
                busy={order.busy}
                onMove={(by) => order.swap(unit, units[at + by]!)}
              />
            ) : null
          }
        />
      ))}
    </ul>
  );
}

/** The order shows at once and is taken back when the server refuses. */
const useOrder = (units: readonly PricingUnit[]) => {
  const { partnerUsername } = useOwnStore();
  const [orderUnits, ordering] = useOrderUnitsMutation();
  const [wanted, setWanted] = useState<string[] | null>(null);
  const place = (unit: PricingUnit) => wanted?.indexOf(unit.pricingUnitId) ?? 0;
  const sorted = wanted ? [...units].sort((a, b) => place(a) - place(b)) : units;
  const swap = (one: PricingUnit, other: PricingUnit) => {
    const ids = sorted.map(({ pricingUnitId }) => pricingUnitId);
    const next = moved(ids, ids.indexOf(one.pricingUnitId), ids.indexOf(other.pricingUnitId));
    setWanted(next);
    void orderUnits({ params: { partner: partnerUsername }, body: { pricingUnitIds: next } }).then(
      ({ error }) => error && setWanted(null),
    );
  };
  return { units: sorted, swap, busy: ordering.isLoading, problem: ordering.error };
};

type ActsProps = {
  unit: PricingUnit;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (by: 1 | -1) => void;
};

function Acts({ unit, isFirst, isLast, busy, onMove }: ActsProps) {
  const { t } = useTranslation('dashboard');
  const copy = useDuplicateUnit(unit);
  const { name } = unit;
  return (
    <>
      <IconButton
        icon="arrow"
        label={t('sort.earlier', { name })}
        disabled={isFirst || busy}
        turned
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="arrow"
        label={t('sort.later', { name })}
        disabled={isLast || busy}
        onClick={() => onMove(1)}
      />
      <IconButton
        icon="file"
        label={t('copy', { name })}
        disabled={copy.busy}
        onClick={() => void copy.duplicate()}
      />
      {copy.problem ? <Refusal problem={copy.problem} /> : null}
    </>
  );
}
