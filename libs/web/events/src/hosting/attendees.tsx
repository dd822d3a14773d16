import {
  type Attendee,
  type AttendeeGroup,
  AttendeeGroup as Groups,
  exportAttendees,
  type HostedEvent,
} from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { registrationLifecycle } from '@smachot/lifecycles';
import { saveFile, useAddress, useFormat, useLive, useProblemText } from '@smachot/web-platform';
import {
  Button,
  Card,
  ChipRow,
  FilterChip,
  Note,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttendeesInfiniteQuery, useDecideMutation } from './hosting-api';
import { MorePages } from './more-pages';
import styles from './hosting.module.css';

type Move = 'approve' | 'reject' | 'cancel';

/** The moves of the host that the registration's lifecycle allows; canceling is for approved ones, the queue is rejected. */
const movesOf = ({ status }: Attendee): Move[] =>
  registrationLifecycle.movesFor(status, 'host').filter((move) => move !== 'cancel' || status === 'approved');

function AttendeeActs({ event, attendee }: { event: HostedEvent; attendee: Attendee }) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const say = useSnackbar();
  const [decide, deciding] = useDecideMutation();
  const { registrationId, fullName } = attendee;
  const name = fullName || t('manage.sample');
  const act = async (move: Move) => {
    const { error } = await decide({ params: { hostedEventId: event.id, registrationId }, body: { move } });
    if (!error) say(t(`manage.done.${move}`, { name }));
  };
  return (
    <>
      <span className="row wrap">
        {movesOf(attendee).map((move) => (
          <Button
            key={move}
            kind={move === 'approve' ? 'soft' : 'ghost'}
            danger={move !== 'approve'}
            busy={deciding.isLoading && deciding.originalArgs?.body.move === move}
            aria-label={t(`manage.moveOf.${move}`, { name })}
            onClick={() => void act(move)}
          >
            {t(`manage.move.${move}`)}
          </Button>
        ))}
      </span>
      {deciding.error ? <Note tone="bad">{words(deciding.error)}</Note> : null}
    </>
  );
}

function AttendeeRow({ event, attendee }: { event: HostedEvent; attendee: Attendee }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { fullName, participants, ticketName, specialRequests, answers, answerBy, payment } = attendee;
  const facts = [
    participants > 1 ? t('people', { count: participants }) : null,
    ticketName,
    payment ? `${format.shekels(payment.total)}, ${t(`pay.status.${payment.status}`)}` : null,
    payment && payment.refunded > 0
      ? t('pay.refunded', { sum: isolate(format.shekels(payment.refunded)) })
      : null,
  ];
  return (
    <li className={styles.row}>
      <span className="grow">
        <b>
          <bdi>{fullName || t('manage.sample')}</bdi>
        </b>
        <span className={clsx('muted small', styles.line)}>{facts.filter(Boolean).join(' · ')}</span>
        {specialRequests ? <span className={styles.line}>{specialRequests}</span> : null}
        {answers.map(({ question, text }) => (
          <span key={question} className={clsx('small', styles.line)}>
            <b>{question}</b> {text}
          </span>
        ))}
        {answerBy ? (
          <span className={clsx('muted small', styles.line)}>
            {t('manage.answerBy', { until: format.dateTime(answerBy) })}
          </span>
        ) : null}
      </span>
      <AttendeeActs event={event} attendee={attendee} />
    </li>
  );
}

function AttendeeList({ event, group }: { event: HostedEvent; group: AttendeeGroup }) {
  const { t } = useTranslation('events');
  const query = useAttendeesInfiniteQuery(
    { hostedEventId: event.id, group },
    { refetchOnMountOrArgChange: true },
  );
  useLive(`hosted_event:${event.id}`, () => void query.refetch());
  const pages = query.currentData?.pages;
  if (!pages) return <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />;
  const attendees = pages.flatMap((page) => page.attendees);
  if (attendees.length === 0) return <p className="muted">{t(`manage.none.${group}`)}</p>;
  return (
    <>
      <ul className={styles.list}>
        {attendees.map((attendee) => (
          <AttendeeRow key={attendee.registrationId} event={event} attendee={attendee} />
        ))}
      </ul>
      <MorePages query={query} label={t('manage.more')} />
    </>
  );
}

/** The registrations of an event by group, the queue first, and their file. */
export function Attendees({ event }: { event: HostedEvent }) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const [asked, choose] = useAddress<AttendeeGroup>('group', event.pendingCount > 0 ? 'queue' : 'approved');
  const [problem, setProblem] = useState<unknown>(null);
  const known = Groups.safeParse(asked);
  const group = known.success ? known.data : 'approved';
  const save = () =>
    saveFile(exportAttendees, `${event.title}.xlsx`, { params: { hostedEventId: event.id } }).then(
      () => setProblem(null),
      setProblem,
    );
  return (
    <Card component="section" className={styles.part} aria-labelledby="he-attendees">
      <h2 id="he-attendees">{t('manage.attendees')}</h2>
      <ChipRow label={t('manage.attendees')}>
        {Groups.options.map((one) => (
          <FilterChip key={one} on={one === group} onClick={() => choose(one)}>
            {t(`manage.group.${one}`)}
          </FilterChip>
        ))}
      </ChipRow>
      <AttendeeList event={event} group={group} />
      <div>
        <Button kind="line" icon="download" onClick={() => void save()}>
          {t('manage.export')}
        </Button>
      </div>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </Card>
  );
}
