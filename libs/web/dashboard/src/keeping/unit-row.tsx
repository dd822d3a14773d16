import type { KeptUnit } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, IconButton } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './keeping.module.css';

type Move = (by: 1 | -1) => void;

/** Moves the unit to an earlier or a later place. */
function Arrows({
  name,
  isFirst,
  isLast,
  onMove,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: Move;
}) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <IconButton
        icon="arrow"
        label={t('sort.up', { name })}
        disabled={isFirst}
        sx={{ transform: 'rotate(90deg)' }}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="arrow"
        label={t('sort.down', { name })}
        disabled={isLast}
        sx={{ transform: 'rotate(-90deg)' }}
        onClick={() => onMove(1)}
      />
    </>
  );
}

/** What becomes of a unit: nothing is said of one that stays. */
function Outlook({ archivedByPlan, stays }: { archivedByPlan: boolean; stays: boolean }) {
  const { t } = useTranslation('dashboard');
  if (stays && !archivedByPlan) return null;
  const outlook = archivedByPlan ? (stays ? 'returns' : 'archived') : 'goes';
  return (
    <Badge tone={archivedByPlan ? 'neutral' : 'warn'} icon="file">
      {t(`keeping.${outlook}`)}
    </Badge>
  );
}

type RowProps = {
  unit: KeptUnit;
  place: number;
  count: number;
  /** Whether the next plan has room for it. */
  stays: boolean;
  onMove: Move | null;
};

/** One unit of the order. */
export function UnitRow({ unit, place, count, stays, onMove }: RowProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { name, lastOrderedAt, archivedByPlan } = unit;
  return (
    <li className={styles.kept}>
      <span className="grow">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {lastOrderedAt
            ? t('keeping.ordered', { date: isolate(format.date(lastOrderedAt)) })
            : t('keeping.neverOrdered')}
        </small>
      </span>
      <Outlook archivedByPlan={archivedByPlan} stays={stays} />
      {onMove ? (
        <Arrows name={name} isFirst={place === 0} isLast={place === count - 1} onMove={onMove} />
      ) : null}
    </li>
  );
}
