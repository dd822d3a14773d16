import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { Icon } from '../icon/icon';
import { useSearchShortcut } from './search-shortcut';

export type SearchFieldProps = {
  /** Name for screen readers. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onSubmit?: () => void;
  /** `/` puts the focus here; of several in sight the one that came last. */
  shortcut?: boolean;
  autoFocus?: boolean;
};

export function SearchField({ label, placeholder, value, onChange, onSubmit, shortcut, autoFocus }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input, shortcut);
  return (
    <OutlinedInput
      inputRef={input}
      type="search"
      fullWidth
      autoFocus={autoFocus}
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
