import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '@smachot/web-platform';
import { Grip, type Sortable } from '@smachot/web-ui';
import styles from './editor.module.css';

/** The row's index in its list, and whether it is unfolded. */
export type RowState = {
  at: number;
  sortable: Sortable;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
};

type Props = RowState & {
  kind: 'section' | 'item';
  /** Of all rows on the screen, its own. */
  id: string;
  name: string;
  count: number;
  faults: FieldErrors;
  /** Prefix of the row's error paths. */
  path: string;
  picture?: string | null;
  /** Summary of the row while it is folded. */
  words: ReactNode;
  acts: ReactNode;
  /** Content of the unfolded row. */
  children: ReactNode;
};

const HEAD_CLASS = { section: styles.sectionHead, item: styles.itemHead };
const BODY_CLASS = { section: styles.sectionBody, item: styles.itemBody };

/** A part of a menu as one line that is dragged and unfolded; it marks errors inside. */
export function FoldedRow(props: Props) {
  const { kind, id, name, at, count, sortable, isOpen, onOpen, faults, path, picture } = props;
  const { t } = useTranslation('dashboard');
  const hasFault = Object.keys(faults).some((field) => field.startsWith(path));
  const bodyId = `ed-${kind}-${id}`;
  return (
    <>
      <div className={HEAD_CLASS[kind]}>
        <Grip sortable={sortable} at={at} count={count} name={name} />
        {picture ? <img src={picture} alt="" className={styles.thumb} /> : null}
        <button
          type="button"
          className={clsx(styles.fold, 'grow')}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          data-bad={hasFault || undefined}
          onClick={() => onOpen(!isOpen)}
        >
          <b>{name}</b>
          <span className="small muted">
            {props.words}
            {hasFault ? ` · ${t('menu.toMend')}` : ''}
          </span>
        </button>
        {props.acts}
      </div>
      {isOpen ? (
        <div id={bodyId} className={BODY_CLASS[kind]}>
          {props.children}
        </div>
      ) : null}
    </>
  );
}
