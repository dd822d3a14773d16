import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export type NoteTone = 'primary' | 'warn' | 'bad' | 'ok';
const ICON: Record<NoteTone, IconName> = { primary: 'info', warn: 'clock', bad: 'alert', ok: 'check' };

export type NoteProps = { tone?: NoteTone; icon?: IconName; children: ReactNode };

/** A calm message inside the page. Errors are announced to screen readers at once; all other tones are not. */
export function Note({ tone = 'primary', icon = ICON[tone], children }: NoteProps) {
  return (
    <div className={`ui-note ui-note-${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={icon} />
      <div className="grow lines">{children}</div>
    </div>
  );
}
