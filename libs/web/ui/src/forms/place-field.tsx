import { Location, maxLengthOf, type Place } from '@smachot/contracts';
import { useId, useState, type KeyboardEvent } from 'react';
import { Field, type FieldProps } from './field';

export type PlaceFieldProps = Pick<
  FieldProps,
  'label' | 'hint' | 'error' | 'value' | 'name' | 'autoFocus' | 'onChange' | 'onBlur' | 'ref'
> & {
  /** Name of the list of suggestions. */
  listLabel: string;
  /** Suggestions for the typed text. */
  places: readonly Place[];
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
  /** The suggestions are no longer wanted. */
  onClose: () => void;
};

/** The suggestion chosen by keys, among those of an open list. */
const useSuggestionKeys = ({ places, onChoose, onClose }: PlaceFieldProps) => {
  const [active, setActive] = useState(-1);
  const choose = (place: Place) => {
    setActive(-1);
    onChoose(place);
  };
  const close = () => {
    setActive(-1);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (places.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + places.length) % places.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && places[active]) choose(places[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { active, choose, close, onKeyDown };
};

type SuggestionsProps = Pick<PlaceFieldProps, 'places' | 'onChoose'> & {
  id: string;
  label: string;
  active: number;
};

function Suggestions({ id, label, places, active, onChoose }: SuggestionsProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} className="card ui-place-list">
      {places.map((place, index) => (
        <li
          key={place.placeId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // before the field loses the focus, which would close the list under the finger
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(place);
          }}
        >
          <bdi>{place.name}</bdi> <bdi className="muted small">{place.area}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Where something is: free words, with places suggested while typing. */
export function PlaceField(props: PlaceFieldProps) {
  const { listLabel, places, onType, onChoose, onClose, onChange, onBlur, ...field } = props;
  const { active, choose, close, onKeyDown } = useSuggestionKeys(props);
  const listId = useId();
  const open = places.length > 0;
  return (
    <div className="ui-place">
      <Field
        startIcon="pin"
        autoComplete="off"
        maxLength={maxLengthOf(Location.shape.address)}
        aria={{
          role: 'combobox',
          'aria-expanded': open,
          'aria-controls': open ? listId : undefined,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
        }}
        {...field}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onType(event.target.value);
          onChange?.(event);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {open ? (
        <Suggestions id={listId} label={listLabel} places={places} active={active} onChoose={choose} />
      ) : null}
    </div>
  );
}
