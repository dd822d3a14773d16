import type { Language, Place } from '@smachot/contracts';
import { usePlaceSearch } from '@smachot/web-platform';
import { PlaceField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { EventFormState } from './use-event-form';

/** The address: free words, with places suggested while typing. A chosen one carries its coordinates. */
export function AddressField({ form }: { form: EventFormState }) {
  const { t, i18n } = useTranslation('events');
  const search = usePlaceSearch(i18n.language as Language);
  const choose = async (place: Place) => {
    const chosen = await search.choose(place);
    form.change({ address: chosen.address, place: chosen });
  };
  return (
    <PlaceField
      label={t('form.address')}
      listLabel={t('form.placesFound')}
      value={form.values.address}
      error={form.control('address').error}
      places={search.places}
      onType={search.type}
      onChange={({ target }) => form.change({ address: target.value, place: null })}
      onChoose={(place) => void choose(place)}
      onClose={search.close}
    />
  );
}
