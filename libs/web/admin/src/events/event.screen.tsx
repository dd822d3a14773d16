import type { EventStandingMove, ModeratedEvent } from '@smachot/contracts';
import { problemOf, useTitle } from '@smachot/web-platform';
import {
  ActDialog,
  Badge,
  Button,
  EmptyState,
  type IconName,
  Note,
  QueryStatus,
  SkeletonRows,
  type Tone,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Facts, Part, PartList } from '../lists/facts';
import { ScreenFrame } from '../lists/list-screen';
import { useModeratedEventQuery, useMoveEventStandingMutation } from '../lists/lists-api';
import { When } from '../lists/when';
import '../texts';

const MOVES: Record<ModeratedEvent['standing'], readonly EventStandingMove[]> = {
  clear: ['take_off'],
  reported: ['dismiss', 'take_off'],
  off: ['bring_back'],
};

const LOOKS: Record<ModeratedEvent['standing'], { tone: Tone; icon: IconName }> = {
  clear: { tone: 'ok', icon: 'check' },
  reported: { tone: 'warn', icon: 'alert' },
  off: { tone: 'bad', icon: 'lock' },
};

/** What an admin may do now, each confirmed in a dialog that asks why. */
function Moves({ event: { eventId, standing, version } }: { event: ModeratedEvent }) {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  // with the version that was read: the event is loaded anew behind the dialog
  const [chosen, setChosen] = useState<{ move: EventStandingMove; version: number } | null>(null);
  const [move] = useMoveEventStandingMutation();
  const close = () => setChosen(null);
  return (
    <div className="row wrap">
      {MOVES[standing].map((one) => (
        <Button
          key={one}
          kind="line"
          danger={one === 'take_off'}
          onClick={() => setChosen({ move: one, version })}
        >
          {t(`events.do.${one}`)}
        </Button>
      ))}
      {chosen ? (
        <ActDialog
          danger={chosen.move === 'take_off'}
          title={t(`events.ask.${chosen.move}`)}
          text={t(`events.askText.${chosen.move}`)}
          confirm={t(`events.do.${chosen.move}`)}
          reasons={[t(`events.why.${chosen.move}.one`), t(`events.why.${chosen.move}.two`)]}
          send={(reason) => move({ params: { hostedEventId: eventId }, body: { ...chosen, reason } })}
          onDone={() => {
            say(t(`events.done.${chosen.move}`));
            close();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function Reports({ event: { reports, count } }: { event: ModeratedEvent }) {
  const { t } = useTranslation('admin');
  return (
    <Part title={count ? t('events.reportCount', { count }) : t('events.reports')}>
      <PartList
        items={reports.map((report, place) => ({ ...report, place }))}
        none={t('events.noReports')}
        keyOf={({ place }) => String(place)}
      >
        {({ reason, note, at }) => (
          <>
            <b>{t(`events.reasons.${reason}`)}</b> <When at={at} />{' '}
            <span className="lines" dir="auto">
              {note}
            </span>
          </>
        )}
      </PartList>
    </Part>
  );
}

function Standing({ event: { standing, canceled } }: { event: ModeratedEvent }) {
  const { t } = useTranslation('admin');
  return (
    <div className="row wrap">
      <Badge {...LOOKS[standing]}>{t(`events.standings.${standing}`)}</Badge>
      {canceled ? <Badge icon="x">{t('lists.states.events.canceled')}</Badge> : null}
    </div>
  );
}

function Event({ event }: { event: ModeratedEvent }) {
  const { t } = useTranslation('admin');
  const { standing, reason, slug, location, address, description } = event;
  return (
    <>
      <Part
        title={t('events.event')}
        action={
          <Button
            kind="soft"
            icon="eye"
            to={`/event/${encodeURIComponent(slug)}`}
            disabled={standing === 'off'}
          >
            {t('events.page')}
          </Button>
        }
      >
        <Standing event={event} />
        {reason ? (
          <Note tone="warn">
            <bdi className="lines">{reason}</bdi>
          </Note>
        ) : null}
        <Facts
          items={[
            { name: t('events.place'), value: <bdi>{[location, address].filter(Boolean).join(', ')}</bdi> },
          ]}
        />
        <p className="lines" dir="auto">
          {description}
        </p>
        <Moves event={event} />
      </Part>
      <Reports event={event} />
    </>
  );
}

/** /admin-panel/events/{eventId}: one event with its reports, and what an admin does about it. */
export function EventScreen() {
  const { t } = useTranslation('admin');
  const { eventId = '' } = useParams();
  const query = useModeratedEventQuery(
    { params: { hostedEventId: eventId } },
    { refetchOnMountOrArgChange: true },
  );
  const event = query.currentData;
  const title = event ? <bdi>{event.title}</bdi> : t('events.event');
  useTitle(event?.title ?? t('events.event'));
  const missing = query.isError && problemOf(query.error).status === 404;
  return (
    <ScreenFrame title={title} back="/admin-panel/events">
      {event ? (
        <Event event={event} />
      ) : missing ? (
        <EmptyState art="empty-search" title={t('events.missing')} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />
      )}
    </ScreenFrame>
  );
}
