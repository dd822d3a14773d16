import type { ReactNode } from 'react';

type PartProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

/** One part of the sheet, named by its title. */
export function SheetPart({ id, title, className, children }: PartProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
