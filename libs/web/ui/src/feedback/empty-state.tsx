import type { ReactNode } from 'react';
import type { ArtName } from '../art/art-catalogue';
import { Art } from '../art/art';

export type EmptyStateProps = {
  art: ArtName;
  title: ReactNode;
  /** What this place is for. */
  text?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
};

export function EmptyState({ art, title, text, action }: EmptyStateProps) {
  return (
    <section className="ui-empty">
      <Art name={art} />
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {action ? <div className="ui-empty-act">{action}</div> : null}
    </section>
  );
}
