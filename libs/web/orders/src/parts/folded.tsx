import { Icon } from '@smachot/web-ui';
import type { ReactNode } from 'react';

type Props = { title: string; open?: boolean | undefined; children: ReactNode };

/** A part of an order that folds under its title. */
export function Folded({ title, open, children }: Props) {
  return (
    <details open={open}>
      <summary>
        <span className="grow">{title}</span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
