import { type GuestPage, guestCalendarFile } from '@smachot/contracts';
import { Art, Icon } from '@smachot/web-ui-light';
import { fill, type GuestTexts } from './texts';
import guestStyles from './guest.module.css';
import styles from './done.module.css';

/** All questions with their answers: a page opened again shows its current state. */
const factsOf = ({ questions, guest }: GuestPage, { done }: GuestTexts): [string, string | number][] => {
  const { answered, numberOfGuests, numberWaits, specialRequests, transportation, tableName } = guest!;
  const people = numberWaits ? fill(done.waits, { n: numberOfGuests ?? 0 }) : numberOfGuests;
  const answers: Record<(typeof questions)[number], [string, string | number | null]> = {
    headcount: [done.people, people],
    special_requests: [
      done.special,
      specialRequests ?? (answered.includes('special_requests') ? done.noRequests : null),
    ],
    transportation: [done.ride, transportation === null ? null : transportation ? done.rideYes : done.rideNo],
  };
  return [
    ...questions.map((question): [string, string | number] => [
      answers[question][0],
      answers[question][1] ?? done.notYet,
    ]),
    ...(tableName ? [[done.table, tableName] as [string, string]] : []),
  ];
};

export function Done({
  page,
  texts,
  onChange,
}: {
  page: GuestPage;
  texts: GuestTexts;
  onChange: () => void;
}) {
  const guest = page.guest!;
  const answer = guest.answer!;
  const coming = answer === 'confirmed';
  const facts = coming ? factsOf(page, texts) : [];
  return (
    <>
      {coming && (
        <div className={styles.confetti}>
          <Art name="pattern-confetti" fit="cover" />
        </div>
      )}
      <div className={guestStyles.done}>
        <span className={styles.tick}>
          <Icon name={coming ? 'check' : answer === 'declined' ? 'heart' : 'clock'} size={40} />
        </span>
        <h2>{fill(texts.done[answer], { name: guest.attendeeName })}</h2>
        <p className={guestStyles.sub}>{fill(texts.done[`${answer}Sub`], { hosts: page.hostName })}</p>
      </div>
      {facts.length > 0 && (
        <dl className={styles.sum}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answer !== 'declined' && (
        <div className={styles.acts}>
          <a className={styles.act} href={guestCalendarFile.path.replace(':eventId', page.eventId)} download>
            <Icon name="cal" size={24} /> {texts.done.calendar}
          </a>
          <a className={styles.act} href={page.wazeLink} target="_blank" rel="noreferrer noopener">
            <Icon name="nav" size={24} /> {texts.done.waze}
          </a>
        </div>
      )}
      {page.open && (
        <button type="button" className="btn btn-line btn-lg btn-block" onClick={onChange}>
          <Icon name="edit" size={20} /> {texts.done.change}
        </button>
      )}
    </>
  );
}
