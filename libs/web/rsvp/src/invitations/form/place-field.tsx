import type { Language, Place } from '@smachot/contracts';
import { usePlaceSearch } from '@smachot/web-platform';
import { PlaceField as Field } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitationValues } from './invitation-values';

/** Where it is: free words, with places in Israel suggested while typing. A chosen one carries its coordinates. */
export function PlaceField({ error }: { error: ReactNode }) {
  const { t, i18n } = useTranslation('rsvp');
  const { register, setValue } = useFormContext<InvitationValues>();
  const search = usePlaceSearch(i18n.language as Language);

  const choose = async (place: Place) => {
    const chosen = await search.choose(place);
    setValue('address', chosen.address, { shouldDirty: true, shouldValidate: true });
    setValue('place', chosen.placeId ? chosen : null, { shouldDirty: true });
  };
  return (
    <Field
      label={t('form.place')}
      hint={t('form.placeHint')}
      listLabel={t('form.placesFound')}
      error={error}
      places={search.places}
      {...register('address')}
      onType={search.type}
      onChoose={(place) => void choose(place)}
      onClose={search.close}
    />
  );
}
