import { type GuestPage, guestCalendarFile } from '@smachot/contracts';
import { Art, Icon } from '@smachot/web-ui-light';
import { lazy, Suspense } from 'react';
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

const WISHES = { confirmed: 'confirmedSub', declined: 'declinedSub', maybe: 'maybeSub' } as const;

type Props = { page: GuestPage; texts: GuestTexts };

/** The answer in words, and what the hosts wish. */
function DoneHead({ page, texts }: Props) {
  const guest = page.guest!;
  const answer = guest.answer!;
  return (
    <div className={guestStyles.done}>
      <span className={styles.tick}>
        <Icon name={answer === 'confirmed' ? 'check' : answer === 'declined' ? 'heart' : 'clock'} size={40} />
      </span>
      <h2>{fill(texts.done[answer], { name: guest.attendeeName })}</h2>
      <p className={guestStyles.sub}>{fill(texts.done[WISHES[answer]], { hosts: page.hostName })}</p>
    </div>
  );
}

function Facts({ page, texts }: Props) {
  const facts = factsOf(page, texts);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.sum}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi className="lines">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The event in the guest's calendar, and the way to it. */
function EventLinks({ page, texts }: Props) {
  return (
    <div className={styles.acts}>
      <a className={styles.act} href={guestCalendarFile.path.replace(':eventId', page.eventId)} download>
        <Icon name="cal" size={24} /> {texts.done.calendar}
      </a>
      <a className={styles.act} href={page.wazeLink} target="_blank" rel="noreferrer noopener">
        <Icon name="nav" size={24} /> {texts.done.waze}
      </a>
    </div>
  );
}

/** Without its chunk, which a guest with a bad connection may not get, the rest of the page stays. */
const Ride = lazy(() => import('./ride/ride').catch(() => ({ default: () => null })));

type DoneProps = Props & { token: string | null; onChange: () => void };

export function Done({ page, texts, token, onChange }: DoneProps) {
  const answer = page.guest!.answer!;
  const coming = answer === 'confirmed';
  return (
    <>
      {coming && (
        <div className={styles.confetti}>
          <Art name="pattern-confetti" fit="cover" />
        </div>
      )}
      <DoneHead page={page} texts={texts} />
      {coming && <Facts page={page} texts={texts} />}
      {coming && token && page.guest!.transportation && (
        <Suspense>
          <Ride event={page} token={token} language={page.language} />
        </Suspense>
      )}
      {answer !== 'declined' && <EventLinks page={page} texts={texts} />}
      {page.open && (
        <button type="button" className="btn btn-line btn-lg btn-block" onClick={onChange}>
          <Icon name="edit" size={20} /> {texts.done.change}
        </button>
      )}
    </>
  );
}
