import type { chooseGuestStop, GuestRide, InputOf, Language } from '@smachot/contracts';
import { formatTime } from '@smachot/i18n';
import { type SubmitEvent, useState } from 'react';
import guestStyles from '../guest.module.css';
import type { RideTexts } from './ride-texts';
import styles from './ride.module.css';

export type Wanted = InputOf<typeof chooseGuestStop>['body'];
type Props = {
  ride: GuestRide;
  language: Language;
  texts: RideTexts;
  busy: boolean;
  onChoose: (wanted: Wanted) => void;
};
const WAYS = ['both', 'there', 'back'] as const;

const useWanted = ({ ride: { choice, seats, stops } }: Props) => {
  const [stopId, setStop] = useState(choice?.stopId ?? null);
  const [persons, setPersons] = useState(choice?.persons ?? seats);
  const [ways, setWays] = useState(choice?.ways ?? 'both');
  const known = stops.some(({ _id }) => _id === stopId);
  return {
    stopId: known ? stopId : null,
    setStop,
    persons: Math.min(persons, seats),
    setPersons,
    ways,
    setWays,
  };
};
type State = ReturnType<typeof useWanted>;

function Stops({ state, ride, language, texts }: Props & { state: State }) {
  return (
    <fieldset className={styles.options}>
      <legend>{texts.stop}</legend>
      {ride.stops.map(({ _id, name, facts }) => (
        <label key={_id}>
          <input
            type="radio"
            name="ride-stop"
            required
            checked={state.stopId === _id}
            onChange={() => state.setStop(_id)}
          />
          <span>
            <b dir="auto">{name}</b>
            {facts ? (
              <small>
                <bdi>{formatTime(new Date(facts.departsAt), language)}</bdi> · <bdi>{facts.address}</bdi>
              </small>
            ) : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Ways({ state: { ways, setWays }, texts }: Pick<Props, 'texts'> & { state: State }) {
  return (
    <fieldset className={styles.options}>
      <legend>{texts.waysTitle}</legend>
      {WAYS.map((way) => (
        <label key={way}>
          <input type="radio" name="ride-ways" checked={ways === way} onChange={() => setWays(way)} />
          <span>{texts.ways[way]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The stop, how many of the household ride, and which ways. */
export function StopChoice(props: Props) {
  const { ride, texts, busy, onChoose } = props;
  const state = useWanted(props);
  const { stopId, persons, setPersons, ways } = state;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (stopId && !busy) onChoose({ stopId, persons, ways });
  };
  return (
    <form className={guestStyles.form} onSubmit={submit}>
      <Stops {...props} state={state} />
      {ride.seats > 1 ? (
        <label className="field">
          <span className="lab">{texts.persons}</span>
          <select
            className="input"
            value={persons}
            onChange={({ target }) => setPersons(Number(target.value))}
          >
            {Array.from({ length: ride.seats }, (_, index) => index + 1).map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Ways state={state} texts={texts} />
      <button
        type="submit"
        className="btn btn-primary btn-lg btn-block"
        disabled={!stopId}
        aria-disabled={busy}
      >
        {texts.save}
      </button>
    </form>
  );
}
