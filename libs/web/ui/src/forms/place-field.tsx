import { Location, maxLengthOf, type Place } from '@smachot/contracts';
import { SuggestField, type SuggestFieldProps } from './suggest-field';

export type PlaceFieldProps = Pick<
  SuggestFieldProps,
  | 'label'
  | 'hint'
  | 'error'
  | 'value'
  | 'name'
  | 'autoFocus'
  | 'onChange'
  | 'onBlur'
  | 'ref'
  | 'listLabel'
  | 'onClose'
> & {
  /** Suggestions for the typed text. */
  places: readonly Place[];
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
};

/** Where something is: free words, with places suggested while typing. */
export function PlaceField({ places, onType, onChoose, onChange, ...field }: PlaceFieldProps) {
  return (
    <SuggestField
      startIcon="pin"
      maxLength={maxLengthOf(Location.shape.address)}
      {...field}
      suggestions={places.map((place) => ({ id: place.placeId, name: place.name, note: place.area, place }))}
      onChange={(event) => {
        onType(event.target.value);
        onChange?.(event);
      }}
      onChoose={({ place }) => onChoose(place)}
    />
  );
}
