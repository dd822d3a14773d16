import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Count } from '../text/count';

export type FilterChipProps = {
  on: boolean;
  onClick: () => void;
  /** How many it leaves. */
  count?: number;
  /** The unit of the count, shown beside it: "guests", "seats". */
  unit?: string;
  icon?: IconName;
  children: ReactNode;
};

export function FilterChip({ on, onClick, count, unit, icon, children }: FilterChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={onClick}>
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
      {count === undefined ? null : (
        <span className="n">
          <Count of={count} />
          {unit ? ` ${unit}` : null}
        </span>
      )}
    </button>
  );
}

/** One line of filters that scrolls sideways when it overflows; the page never does. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="ui-chips" role="group" aria-label={label}>
      {children}
    </div>
  );
}
