import type { GuestRide, Language } from '@smachot/contracts';
import { formatTime } from '@smachot/i18n';
import { Icon } from '@smachot/web-ui-light';
import { fill } from '../texts';
import type { RideTexts } from './ride-texts';
import styles from './ride.module.css';

type Props = { ride: GuestRide; language: Language; texts: RideTexts; onChange: () => void };
type Bus = NonNullable<GuestRide['choice']>['there'];

const busWords = (bus: NonNullable<Bus>, { language, texts }: Pick<Props, 'language' | 'texts'>): string =>
  fill(texts.bus, { time: formatTime(new Date(bus.at), language), bus: bus.name });

/** What is known of the ride by now; null: not yet. */
const rowsOf = ({ ride, language, texts }: Omit<Props, 'onChange'>): [string, string | number | null][] => {
  const choice = ride.choice!;
  const stop = ride.stops.find(({ _id }) => _id === choice.stopId);
  const facts = stop?.facts;
  const departs = facts && choice.ways !== 'back' ? formatTime(new Date(facts.departsAt), language) : null;
  return [
    [texts.stop, stop?.name ?? null],
    [texts.persons, choice.persons],
    [texts.waysTitle, texts.ways[choice.ways]],
    [texts.there, choice.there ? busWords(choice.there, { language, texts }) : departs],
    [texts.back, choice.back && busWords(choice.back, { language, texts })],
    [texts.address, facts?.address ?? null],
    [texts.note, facts?.note ?? null],
  ];
};

/** The choice, with time and place once the hosts show them. */
export function YourRide({ ride, language, texts, onChange }: Props) {
  const facts = ride.stops.find(({ _id }) => _id === ride.choice!.stopId)?.facts;
  return (
    <>
      <dl className={styles.facts}>
        {rowsOf({ ride, language, texts }).map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {facts ? (
        <a className="btn btn-soft btn-block" href={facts.wazeLink} target="_blank" rel="noreferrer noopener">
          <Icon name="nav" size={20} /> {texts.waze}
        </a>
      ) : (
        <p className={styles.later}>{texts.later}</p>
      )}
      {ride.open ? (
        <button type="button" className="btn btn-line btn-block" onClick={onChange}>
          <Icon name="edit" size={20} /> {texts.change}
        </button>
      ) : null}
    </>
  );
}
