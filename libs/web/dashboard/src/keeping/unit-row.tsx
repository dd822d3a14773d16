import type { KeptUnit } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, MoveButtons } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './keeping.module.css';

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
  onMove: ((to: number) => void) | null;
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
      {onMove ? <MoveButtons name={name} at={place} count={count} onMove={onMove} /> : null}
    </li>
  );
}
