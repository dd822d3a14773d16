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

/** Where something is: free words, with places suggested while typing. */
export function PlaceField({
  listLabel,
  places,
  onType,
  onChoose,
  onClose,
  onChange,
  onBlur,
  ...field
}: PlaceFieldProps) {
  const [active, setActive] = useState(-1);
  const listId = useId();
  const open = places.length > 0;
  const choose = (place: Place) => {
    setActive(-1);
    onChoose(place);
  };
  const close = () => {
    setActive(-1);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + places.length) % places.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && places[active]) choose(places[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
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
        <ul id={listId} role="listbox" aria-label={listLabel} className="card ui-place-list">
          {places.map((place, index) => (
            <li
              key={place.placeId}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // before the field loses the focus, which would close the list under the finger
              onPointerDown={(event) => {
                event.preventDefault();
                choose(place);
              }}
            >
              <bdi>{place.name}</bdi> <bdi className="muted small">{place.area}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
