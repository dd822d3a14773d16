import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './folded.module.css';

type Props = { title: string; open?: boolean | undefined; onOpen?: () => void; children: ReactNode };

/** A part of a page that folds under its title. */
export function Folded({ title, open, onOpen, children }: Props) {
  return (
    <details
      className={styles.folded}
      open={open}
      onToggle={({ currentTarget }) => (currentTarget.open ? onOpen?.() : undefined)}
    >
      <summary>
        <span className="grow">{title}</span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
