import { Card } from '@smachot/web-ui';
import { useId, type ReactNode } from 'react';
import styles from './lists.module.css';

export type FactItem = { name: string; value: ReactNode };

export function Facts({ items }: { items: readonly FactItem[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PartProps = { title: string; children: ReactNode; action?: ReactNode };

/** A part of the page of one person or store. */
export function Part({ title, children, action }: PartProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
      {action}
    </Card>
  );
}

type ListProps<Item> = {
  items: readonly Item[];
  none: string;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
};

/** Items of a part, or the words for none. */
export function PartList<Item>({ items, none, keyOf, children }: ListProps<Item>) {
  if (items.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className={styles.plain}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
