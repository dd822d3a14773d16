import type { Language, Place } from '@smachot/contracts';
import { Field } from '@smachot/web-ui';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitationValues } from './invitation-values';
import { usePlaceSearch } from './use-place-search';

/** Where it is: free words, with places in Israel suggested while typing. A chosen one carries its coordinates. */
export function PlaceField({ error }: { error: ReactNode }) {
  const { t, i18n } = useTranslation('rsvp');
  const { register, setValue } = useFormContext<InvitationValues>();
  const search = usePlaceSearch(i18n.language as Language);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const open = search.places.length > 0;
  const { onChange, onBlur, ...address } = register('address');

  const choose = async (place: Place) => {
    setActive(-1);
    const chosen = await search.choose(place);
    setValue('address', chosen.address, { shouldDirty: true, shouldValidate: true });
    setValue('place', chosen.placeId ? chosen : null, { shouldDirty: true });
  };
  const close = () => {
    setActive(-1);
    search.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + search.places.length) % search.places.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && search.places[active]) void choose(search.places[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="place-field">
      <Field
        label={t('form.place')}
        startIcon="pin"
        autoComplete="off"
        maxLength={300}
        hint={t('form.placeHint')}
        error={error}
        aria={{
          role: 'combobox',
          'aria-expanded': open,
          'aria-controls': open ? listId : undefined,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
        }}
        {...address}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          search.type(event.target.value);
          void onChange(event);
        }}
        onBlur={(event) => {
          close();
          void onBlur(event);
        }}
      />
      {open ? (
        <ul id={listId} role="listbox" aria-label={t('form.placesFound')} className="card place-list">
          {search.places.map((place, index) => (
            <li
              key={place.placeId}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // before the field loses the focus, which would close the list under the finger
              onPointerDown={(event) => {
                event.preventDefault();
                void choose(place);
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
