import {
  type Language,
  type Location,
  type Place,
  type Rides,
  type RideStop,
  RideStopForm,
} from '@smachot/contracts';
import { useContractForm, usePlaceSearch, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, DraftNote, Field, Note, PlaceField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeepChoices } from './keep-choices';
import { useSaveRideStopMutation } from './rides-api';
import { useNewId } from './use-new-id';

type Props = { rides: Rides; stop: RideStop | null; onClose: () => void };
type Values = { name: string; address: string; place: Location | null; departsAt: string; note: string };

const valuesOf = (stop: RideStop | null): Values => ({
  name: stop?.name ?? '',
  address: stop?.location.address ?? '',
  place: stop?.location ?? null,
  departsAt: stop?.departsAt ?? '',
  note: stop?.note ?? '',
});

const useStopForm = ({ rides: { eventId, stops }, stop, onClose }: Props) => {
  const [save] = useSaveRideStopMutation();
  const key = `stop:${eventId}:${stop?._id ?? 'new'}`;
  const made = useNewId(stop ? null : key, stops);
  const [keepChoices, keep] = useState(false);
  const form = useContractForm(RideStopForm, {
    defaults: valuesOf(stop),
    draft: key,
    version: stop?.version,
    paths: { address: 'location.address' },
    wireOf: ({ name, address, place, departsAt, note }: Values) => ({
      name,
      departsAt,
      location: place?.address === address ? place : { address },
      note: note.trim() || null,
    }),
    send: async (body) => {
      made.keep();
      const { error } = await save({
        params: { eventId, stopId: stop?._id ?? made.id },
        body: { ...body, keepChoices, version: stop?.version ?? 0 },
      });
      if (error) return error;
      made.forget();
      onClose();
      return undefined;
    },
  });
  return { form, keepChoices, keep };
};

type Form = ReturnType<typeof useStopForm>['form'];

function AddressField({ form }: { form: Form }) {
  const { t, i18n } = useTranslation('rsvp');
  const search = usePlaceSearch(i18n.language as Language);
  const choose = async (place: Place) => {
    const chosen = await search.choose(place);
    form.change({ address: chosen.address, place: chosen });
  };
  return (
    <PlaceField
      label={t('rides.stop.address')}
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

/** A stop: what guests choose, where it is and when a bus leaves it. */
export function StopDialog(props: Props) {
  const { stop, onClose } = props;
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const { form, keepChoices, keep } = useStopForm(props);
  const moved =
    stop !== null &&
    (form.values.address !== stop.location.address || form.values.departsAt !== stop.departsAt);
  return (
    <Dialog
      open
      onClose={onClose}
      title={stop ? t('rides.stop.edit', { name: stop.name }) : t('rides.stop.add')}
      actions={
        <Button kind="primary" icon="check" busy={form.busy} onClick={() => void form.submit()}>
          {t('rides.save')}
        </Button>
      }
    >
      <form {...form.props} className="ui-flow">
        <DraftNote form={form} />
        <Field
          {...form.field('name')}
          autoFocus
          label={t('rides.stop.name')}
          hint={t('rides.stop.nameHint')}
        />
        <AddressField form={form} />
        <Field {...form.field('departsAt')} ltr type="time" label={t('rides.stop.departsAt')} />
        <Field {...form.field('note')} label={t('rides.stop.note')} hint={t('rides.stop.noteHint')} />
        {moved && stop.passengers.households ? <KeepChoices keepChoices={keepChoices} keep={keep} /> : null}
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </form>
    </Dialog>
  );
}
