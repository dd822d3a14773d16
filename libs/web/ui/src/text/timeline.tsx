import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export type TimelineItem = {
  id: string;
  icon: IconName;
  tone?: 'primary' | 'ok' | 'warn' | 'bad';
  title: ReactNode;
  /** Text that a person wrote, shown as a bubble. */
  text?: ReactNode;
  /** When, in words. */
  at?: ReactNode;
};

export function Timeline({ items, label }: { items: readonly TimelineItem[]; label?: string }) {
  return (
    <ol className="ui-tl" aria-label={label}>
      {items.map(({ id, icon, tone = 'primary', title, text, at }) => (
        <li key={id}>
          <span className={`ui-tl-dot ui-tl-${tone}`}>
            <Icon name={icon} size={12} />
          </span>
          <b>{title}</b>
          {text ? <div className="ui-tl-text">{text}</div> : null}
          {at ? <time>{at}</time> : null}
        </li>
      ))}
    </ol>
  );
}
