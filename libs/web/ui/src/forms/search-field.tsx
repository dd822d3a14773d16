import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';

export type SearchFieldProps = {
  /** Name for screen readers. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onSubmit?: () => void;
  /** `/` puts the focus here. At most one per screen: the nearest one wins. */
  shortcut?: boolean;
};

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function SearchField({ label, placeholder, value, onChange, onSubmit, shortcut }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shortcut) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    // capture: a screen's own search comes before the bar's, which listens in the bubbling phase
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shortcut]);
  return (
    <OutlinedInput
      inputRef={input}
      type="search"
      fullWidth
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onSubmit?.()}
      inputProps={{ 'aria-label': label, enterKeyHint: 'search', 'aria-keyshortcuts': shortcut ? '/' : undefined }}
      startAdornment={<InputAdornment position="start"><Icon name="search" /></InputAdornment>}
      endAdornment={shortcut ? <kbd className="ui-kbd only-wide" aria-hidden>/</kbd> : undefined}
    />
  );
}
