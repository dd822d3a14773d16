import type { PlanKeeping } from '@smachot/contracts';
import { Badge, MoveButtons } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './keeping.module.css';

type KeptMember = PlanKeeping['crew'][number];

type RowProps = {
  member: KeptMember;
  /** Among those who are not owners, as `count`. */
  place: number;
  count: number;
  /** Whether the next plan has room for them. */
  stays: boolean;
  /** Null: an owner, or somebody who may not choose. */
  onMove: ((to: number) => void) | null;
};

/** One member of the order: who has no access now, and who loses it. */
export function MemberRow({ member, place, count, stays, onMove }: RowProps) {
  const { t } = useTranslation('dashboard');
  const { firstName, lastName, role, suspended } = member;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li className={styles.kept}>
      <span className="grow">
        <bdi>{name}</bdi>
        <small>{t(`crew.roles.${role}`)}</small>
      </span>
      {suspended || !stays ? (
        <Badge tone={suspended ? 'neutral' : 'warn'} icon="clock">
          {t(suspended ? 'crew.suspended' : 'keeping.suspends')}
        </Badge>
      ) : null}
      {onMove ? <MoveButtons name={name} at={place} count={count} onMove={onMove} /> : null}
    </li>
  );
}
