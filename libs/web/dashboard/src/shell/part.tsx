import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from '../dashboard.module.css';

type Props = {
  /** The sub-path that leads to this part, see `usePart`. */
  id: string;
  headingId: string;
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
};

/** A titled part of a long screen, as a card of its own. */
export function Part({ id, headingId, title, hint, children }: Props) {
  const heading = <h2 id={headingId}>{title}</h2>;
  return (
    <section className={clsx('card', styles.part)} id={id} aria-labelledby={headingId}>
      {hint ? (
        <div>
          {heading}
          <p className="muted small">{hint}</p>
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
