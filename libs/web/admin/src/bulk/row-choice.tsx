import type { Selection } from './use-selection';
import styles from './bulk.module.css';

type Props = { selection: Selection; id: string; labelledBy: string };

/** The checkbox of a row, named by the row's name. */
export function RowChoice({ selection, id, labelledBy }: Props) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        aria-labelledby={labelledBy}
        checked={selection.ids.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}
