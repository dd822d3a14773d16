import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'primary' | 'accent';
const CLASS: Record<Tone, string> = {
  neutral: '',
  ok: 'b-ok',
  warn: 'b-warn',
  bad: 'b-bad',
  primary: 'b-pri',
  accent: 'b-sec',
};

export type BadgeProps = {
  tone?: Tone;
  /** Colour alone is not accessible: a badge always has an icon and a word. */
  icon: IconName;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`badge ${CLASS[tone]}`}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}
