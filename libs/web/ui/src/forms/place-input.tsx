import type { Place } from '@smachot/contracts';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field';

export type PlaceInputProps = Omit<FieldProps, 'aria' | 'onKeyDown' | 'startIcon'> & {
  /** Suggested for what is typed; none: the words stay as they are. */
  places: readonly Place[];
  onChoose: (place: Place) => void;
  /** The suggestions are not wanted. */
  onDismiss: () => void;
};

/** Where it is: free words, with places suggested while typing. */
export function PlaceInput({ places, onChoose, onDismiss, onBlur, ...field }: PlaceInputProps) {
  const { t } = useTranslation('ui');
  const [active, setActive] = useState(-1);
  const listId = useId();
  const open = places.length > 0;
  const choose = (place: Place) => {
    setActive(-1);
    onChoose(place);
  };
  const dismiss = () => {
    setActive(-1);
    onDismiss();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + places.length) % places.length);
    else if (event.key === 'Escape') dismiss();
    else if (event.key === 'Enter' && places[active]) choose(places[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="ui-place">
      <Field
        {...field}
        startIcon="pin"
        autoComplete="off"
        maxLength={300}
        aria={{
          role: 'combobox',
          'aria-expanded': open,
          'aria-controls': open ? listId : undefined,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          dismiss();
          onBlur?.(event);
        }}
      />
      {open ? (
        <ul id={listId} role="listbox" aria-label={t('placesFound')} className="card ui-place-list">
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
