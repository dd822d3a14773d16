import type { Language, Place } from '@smachot/contracts';
import { usePlaceSearch } from '@smachot/web-platform';
import { PlaceInput } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitationValues } from './invitation-values';

/** Where it is: free words, with places in Israel suggested while typing. A chosen one carries its coordinates. */
export function PlaceField({ error }: { error: ReactNode }) {
  const { t, i18n } = useTranslation('rsvp');
  const { register, setValue } = useFormContext<InvitationValues>();
  const search = usePlaceSearch(i18n.language as Language);
  const { onChange, onBlur, ...address } = register('address');
  const choose = async (place: Place) => {
    const chosen = await search.choose(place);
    setValue('address', chosen.address, { shouldDirty: true, shouldValidate: true });
    setValue('place', chosen.placeId ? chosen : null, { shouldDirty: true });
  };
  return (
    <PlaceInput
      label={t('form.place')}
      hint={t('form.placeHint')}
      error={error}
      places={search.places}
      onChoose={(place) => void choose(place)}
      onDismiss={search.close}
      {...address}
      onChange={(event) => {
        search.type(event.target.value);
        void onChange(event);
      }}
      onBlur={(event) => void onBlur(event)}
    />
  );
}
