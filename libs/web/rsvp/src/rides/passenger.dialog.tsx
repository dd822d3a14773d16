import { type Passenger, type Rides, RideWays } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Choice, Dialog, Note, SelectField, Stepper } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoosePassengerStopMutation } from './rides-api';

type Props = { rides: Rides; passenger: Passenger; onClose: () => void };

const useChoice = ({ rides, passenger, onClose }: Props) => {
  const { rsvpId, version } = passenger;
  const [stopId, setStop] = useState(passenger.stopId);
  const [persons, setPersons] = useState(passenger.persons);
  const [ways, setWays] = useState(passenger.ways);
  const [choose, { isLoading: busy, error }] = useChoosePassengerStopMutation();
  const save = async () => {
    const answer = await choose({
      params: { eventId: rides.eventId, rsvpId },
      body: { stopId, persons, ways, version },
    });
    if (!answer.error) onClose();
  };
  return { stopId, setStop, persons, setPersons, ways, setWays, save, busy, error };
};

type FieldsProps = Omit<Props, 'onClose'> & { choice: ReturnType<typeof useChoice> };

function ChoiceFields({ rides, passenger, choice }: FieldsProps) {
  const { t } = useTranslation('rsvp');
  const { stopId, setStop, persons, setPersons, ways, setWays } = choice;
  return (
    <>
      <SelectField
        label={t('rides.stopOf')}
        value={stopId ?? ''}
        options={[
          { value: '', label: t('rides.noStop') },
          ...rides.stops.map(({ _id, name, departsAt }) => ({
            value: _id,
            label: `${name} · ${departsAt}`,
          })),
        ]}
        onChange={({ target }) => setStop(target.value || null)}
      />
      <div className="row wrap">
        <span className="grow">{t('rides.howMany', { count: passenger.seats })}</span>
        <Stepper of={t('rides.people')} value={persons} min={1} max={passenger.seats} onChange={setPersons} />
      </div>
      <Choice
        label={t('rides.waysOf')}
        labelled
        value={ways}
        options={RideWays.options.map((value) => ({ value, label: t(`rides.ways.${value}`) }))}
        onChange={setWays}
      />
    </>
  );
}

/** Stop, number and ways of a household, as the hosts heard them. */
export function PassengerDialog(props: Props) {
  const { rides, passenger, onClose } = props;
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const choice = useChoice(props);
  const { save, busy, error } = choice;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rides.edit', { name: passenger.attendeeName })}
      actions={
        <Button kind="primary" icon="check" busy={busy} onClick={() => void save()}>
          {t('rides.save')}
        </Button>
      }
    >
      <div className="ui-flow">
        {passenger.again ? <Note tone="warn">{t('rides.againText')}</Note> : null}
        <ChoiceFields rides={rides} passenger={passenger} choice={choice} />
        {error ? <Note tone="bad">{words(error)}</Note> : null}
      </div>
    </Dialog>
  );
}
