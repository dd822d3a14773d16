import type { Language, Location, Place } from '@smachot/contracts';
import { usePlaceSearch } from '@smachot/web-platform';
import { PlaceField as Field } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  address: string;
  /** Called with the typed text; `place` is set when a suggestion with coordinates was chosen. */
  onChange: (address: string, place: Location | null) => void;
};

/** An address: free words, with places in Israel suggested while typing. */
export function PlaceField({ label, hint, error, address, onChange }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const search = usePlaceSearch(i18n.language as Language);
  const choose = async (place: Place) => {
    const chosen = await search.choose(place);
    onChange(chosen.address, chosen.placeId ? chosen : null);
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      value={address}
      listLabel={t('place.found')}
      places={search.places}
      onType={search.type}
      onChange={(event) => onChange(event.target.value, null)}
      onChoose={(place) => void choose(place)}
      onClose={search.close}
    />
  );
}
