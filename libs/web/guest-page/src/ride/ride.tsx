import { chooseGuestStop, type GuestPage, GuestRide, type Language, readGuestRide } from '@smachot/contracts';
import { useCallback, useEffect, useState } from 'react';
import { ask, GuestProblem } from '../guest-calls';
import guestStyles from '../guest.module.css';
import { keepSealed, readSealed } from '../kept-page';
import { type RideTexts, rideTextsFor } from './ride-texts';
import { StopChoice, type Wanted } from './stop-choice';
import { YourRide } from './your-ride';
import styles from './ride.module.css';

type Props = { event: Pick<GuestPage, 'eventId' | 'date'>; token: string; language: Language };
type Problem = 'unread' | 'unsent' | 'changed';

/** changed: answers are over, or the stops are no longer those that were shown. */
const problemOf = (error: unknown): Problem => {
  const kind = error instanceof GuestProblem ? error.kind : 'offline';
  return kind === 'closed' || kind === 'invalid' ? 'changed' : 'unsent';
};

/** The ride as the server answers it, and while it is not reached, as this device kept it. */
const readRide = async (event: Props['event'], token: string) => {
  try {
    const ride = (await ask(readGuestRide, event.eventId, token)) as GuestRide;
    await keepSealed(event, token, 'ride', ride);
    return { ride, isRead: true };
  } catch {
    const kept = await readSealed(event.eventId, token, 'ride', GuestRide);
    return { ride: kept?.answer ?? null, isRead: false };
  }
};

const useRide = ({ event, token }: Omit<Props, 'language'>) => {
  const { eventId, date } = event;
  const [ride, setRide] = useState<GuestRide | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const read = useCallback(
    () =>
      readRide({ eventId, date }, token).then((read) => {
        if (read.ride) setRide(read.ride);
        if (!read.isRead) setProblem('unread');
        else setProblem((before) => (before === 'unread' ? null : before));
      }),
    [eventId, date, token],
  );
  useEffect(() => void read(), [read]);
  const choose = async (wanted: Wanted): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      setRide((await ask(chooseGuestStop, eventId, token, wanted)) as GuestRide);
      return true;
    } catch (error) {
      const next = problemOf(error);
      setProblem(next);
      if (next === 'changed') await read();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { ride, problem, busy, read, choose };
};

function ProblemLine({
  problem,
  texts,
  onRetry,
}: {
  problem: Problem | null;
  texts: RideTexts;
  onRetry: () => void;
}) {
  return (
    <p className={guestStyles.problem} role="alert">
      {problem ? texts.problem[problem] : null}{' '}
      {problem === 'unread' ? (
        <button type="button" className="btn btn-ghost" onClick={onRetry}>
          {texts.retry}
        </button>
      ) : null}
    </p>
  );
}

/** The ride of a guest who needs one: the stop, the number of people, and once the hosts show it, when and where. */
export default function Ride(props: Props) {
  const texts = rideTextsFor(props.language);
  const { ride, problem, busy, read, choose } = useRide(props);
  const [changing, change] = useState(false);
  if (!ride && !problem) return <p aria-busy="true">{texts.loading}</p>;
  // hosts who plan no stops here arrange rides in another way
  if (ride?.stops.length === 0 && !ride.choice) return null;
  const settled = ride?.choice?.stopId && !ride.choice.again && !changing;
  const asks = ride && !settled && ride.open && ride.stops.length > 0;
  return (
    <section className={styles.ride} aria-labelledby="ride-title">
      <h3 id="ride-title">{texts.title}</h3>
      {ride && ride.choice?.again ? (
        <p role="status" className={styles.again}>
          {ride.choice.stopId ? texts.moved : texts.removed}
        </p>
      ) : null}
      {ride && !asks && ride.choice?.stopId ? (
        <YourRide ride={ride} language={props.language} texts={texts} onChange={() => change(true)} />
      ) : null}
      {asks ? (
        <StopChoice
          ride={ride}
          language={props.language}
          texts={texts}
          busy={busy}
          onChoose={(wanted) => void choose(wanted).then((chosen) => chosen && change(false))}
        />
      ) : null}
      <ProblemLine problem={problem} texts={texts} onRetry={() => void read()} />
    </section>
  );
}
