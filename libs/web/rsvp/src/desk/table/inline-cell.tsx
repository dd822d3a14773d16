import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useMayEdit } from '../../may-edit';
import styles from '../desk.module.css';

export type InlineCellProps = {
  value: string;
  /** The name of the edited value: "Rachel Cohen's table". */
  label: string;
  /** Placeholder while there is no value. */
  empty?: string;
  strong?: boolean;
  inputMode?: 'text' | 'numeric';
  /** Anything else leaves the value as it was. */
  accepts: (text: string) => boolean;
  /** The version of the record; `onSave` gets the version the person saw when the field opened. */
  version?: number;
  onSave: (text: string, seen?: number) => void;
};

/** A cell that turns into a field when pressed. Enter or blur saves, Escape restores the old value. */
export function InlineCell(props: InlineCellProps) {
  const { value, strong } = props;
  if (useMayEdit()) return <EditableCell {...props} />;
  return (
    <span className={strong ? clsx(styles.cellRead, styles.isStrong) : styles.cellRead}>{value || '–'}</span>
  );
}

/** What is being typed into a cell; null when nobody types. The field's end returns the focus to the button that opened it. */
const useTyping = (
  { value, accepts, version, onSave }: InlineCellProps,
  button: RefObject<HTMLButtonElement | null>,
) => {
  const [typed, setTyped] = useState<string | null>(null);
  const seen = useRef(version);
  const wasTyping = useRef(false);
  useEffect(() => {
    // The field is gone: the focus returns to the button that opened it, unless the person has moved on already.
    if (typed === null && wasTyping.current && document.activeElement === document.body)
      button.current?.focus();
    wasTyping.current = typed !== null;
  }, [typed, button]);
  const begin = () => {
    seen.current = version;
    setTyped(value);
  };
  const finish = (save: boolean) => {
    const text = (typed ?? '').trim();
    setTyped(null);
    if (save && text !== value && accepts(text)) onSave(text, seen.current);
  };
  return { typed, setTyped, begin, finish };
};

function EditableCell(props: InlineCellProps) {
  const { value, label, empty, strong, inputMode = 'text' } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { typed, setTyped, begin, finish } = useTyping(props, button);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter');
  };
  if (typed === null)
    return (
      <button
        type="button"
        ref={button}
        className={clsx(styles.cell, strong && styles.isStrong, !value && styles.isEmpty)}
        aria-label={value ? `${label}: ${value}` : `${label}: ${empty ?? ''}`}
        onClick={begin}
      >
        {value || empty}
      </button>
    );
  return (
    <input
      className={styles.cellInput}
      value={typed}
      inputMode={inputMode}
      aria-label={label}
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => finish(true)}
      onKeyDown={onKey}
    />
  );
}
