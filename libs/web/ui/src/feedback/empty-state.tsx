import type { ReactNode } from 'react';
import type { ArtName } from '../art/art-catalogue';
import { Art } from '../art/art';

export type EmptyStateProps = {
  art: ArtName;
  title: ReactNode;
  /** The purpose of this place. */
  text?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** `h1` where it is the whole screen. */
  heading?: 'h1' | 'h2' | 'h3';
};

export function EmptyState({ art, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <section className="ui-empty">
      <Art name={art} />
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action ? <div className="ui-empty-act">{action}</div> : null}
    </section>
  );
}
