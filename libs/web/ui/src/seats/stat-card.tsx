import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Count } from '../text/count';
import type { Seat } from './ring';

const ICON: Record<Seat, IconName> = { attending: 'check', waiting: 'clock', unsent: 'send', declined: 'x' };

export type StatCardProps = {
  seat: Seat;
  value: number;
  /** The counted thing, after the number. */
  unit?: ReactNode;
  label: ReactNode;
  /** Where it leads, usually the same list filtered by this kind. */
  to?: To;
  /** True while the list shows just this kind. */
  current?: boolean;
};

export function StatCard({ seat, value, unit, label, to, current }: StatCardProps) {
  const inside = (
    <>
      <span className="ui-stat-i">
        <Icon name={ICON[seat]} size={18} />
      </span>
      <span>
        <b>
          <Count of={value} />
          {unit ? <small> {unit}</small> : null}
        </b>
        <span className="ui-stat-t">{label}</span>
      </span>
    </>
  );
  const className = `ui-stat ui-stat-${seat}`;
  if (to === undefined) return <div className={className}>{inside}</div>;
  return (
    <Link className={className} to={to} aria-current={current || undefined}>
      {inside}
    </Link>
  );
}
