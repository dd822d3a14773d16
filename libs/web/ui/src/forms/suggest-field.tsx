import { useId, useState, type KeyboardEvent } from 'react';
import { Field, type FieldProps } from './field';

export type Suggestion = { id: string; name: string; note?: string };

export type SuggestFieldProps<S extends Suggestion = Suggestion> = Pick<
  FieldProps,
  | 'label'
  | 'hint'
  | 'error'
  | 'value'
  | 'name'
  | 'autoFocus'
  | 'onChange'
  | 'onBlur'
  | 'ref'
  | 'startIcon'
  | 'maxLength'
> & {
  /** Name of the list of suggestions. */
  listLabel: string;
  /** Suggestions for the typed text; none: the list is closed. */
  suggestions: readonly S[];
  onChoose: (suggestion: S) => void;
  /** The suggestions are no longer wanted. */
  onClose: () => void;
};

/** The suggestion chosen by keys, among those of an open list. */
const useSuggestionKeys = <S extends Suggestion>({
  suggestions,
  onChoose,
  onClose,
}: SuggestFieldProps<S>) => {
  const [active, setActive] = useState(-1);
  const choose = (suggestion: S) => {
    setActive(-1);
    onChoose(suggestion);
  };
  const close = () => {
    setActive(-1);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (suggestions.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // "up" from none leads to the last one
    if (step)
      setActive((Math.max(active, step < 0 ? 0 : -1) + step + suggestions.length) % suggestions.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && suggestions[active]) choose(suggestions[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { active, choose, close, onKeyDown };
};

type ListProps<S extends Suggestion> = Pick<SuggestFieldProps<S>, 'suggestions' | 'onChoose'> & {
  id: string;
  label: string;
  active: number;
};

function Suggestions<S extends Suggestion>({ id, label, suggestions, active, onChoose }: ListProps<S>) {
  return (
    <ul id={id} role="listbox" aria-label={label} className="card ui-place-list">
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // before the field loses the focus, which would close the list under the finger
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(suggestion);
          }}
        >
          <bdi>{suggestion.name}</bdi> <bdi className="muted small">{suggestion.note}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Free words, with suggestions while typing. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const { listLabel, suggestions, onChoose, onClose, onBlur, ...field } = props;
  const { active, choose, close, onKeyDown } = useSuggestionKeys(props);
  const listId = useId();
  const open = suggestions.length > 0;
  return (
    <div className="ui-place">
      <Field
        autoComplete="off"
        aria={{
          role: 'combobox',
          'aria-expanded': open,
          'aria-controls': open ? listId : undefined,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
        }}
        {...field}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <span className="sr" role="status">
        {open ? `${listLabel}: ${suggestions.length}` : null}
      </span>
      {open ? (
        <Suggestions
          id={listId}
          label={listLabel}
          suggestions={suggestions}
          active={active}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}
