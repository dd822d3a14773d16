import { useRef } from 'react';
import { Icon } from '../icon/icon';
import { useSearchShortcut } from './search-shortcut';

export type SearchFieldProps = {
  /** Name for screen readers; in sight where there is no `placeholder`. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onSubmit?: () => void;
  /** `/` focuses this field; of several visible ones, the one that mounted last. */
  shortcut?: boolean;
  autoFocus?: boolean;
};

export function SearchField({
  label,
  placeholder = label,
  value,
  onChange,
  onSubmit,
  shortcut,
  autoFocus,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input, shortcut);
  return (
    <div className="ui-search">
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        type="search"
        autoFocus={autoFocus}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onSubmit?.()}
        aria-label={label}
        aria-keyshortcuts={shortcut ? '/' : undefined}
        enterKeyHint="search"
      />
      {shortcut ? (
        <kbd className="only-wide" aria-hidden>
          /
        </kbd>
      ) : null}
    </div>
  );
}
