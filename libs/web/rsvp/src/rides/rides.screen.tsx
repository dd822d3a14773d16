import { type EventId, exportPassengers, type Rides } from '@smachot/contracts';
import { api, saveFile, useAppDispatch, useLive, useProblemText, useTitle } from '@smachot/web-platform';
import { Badge, Button, Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { MayEdit, roleMayEdit } from '../may-edit';
import { BusList } from './bus-list';
import { PassengerList } from './passenger-list';
import { RideOrders } from './ride-orders';
import { RideRelease } from './ride-release';
import { useRidesQuery } from './rides-api';
import { StopList } from './stop-list';
import styles from './rides.module.css';

function ExportPassengers({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const save = () => {
    setBusy(true);
    setProblem(undefined);
    void saveFile(exportPassengers, 'rides.xlsx', { params: { eventId }, query: { format: 'xlsx' } })
      .catch(setProblem)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button kind="line" icon="download" busy={busy} onClick={save}>
        {t('rides.export')}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

/** Who asked for a ride, and what is still to be done. */
function Totals({ totals: { all, withoutStop, again, waiting } }: Rides) {
  const { t } = useTranslation('rsvp');
  const persons = (count: number) => t('rides.persons', { count });
  const households = (count: number) => t('rides.households', { count });
  return (
    <p className={styles.totals}>
      <b>{t('rides.asked', { persons: persons(all.persons), households: households(all.households) })}</b>
      {withoutStop.households ? (
        <Badge tone="warn" icon="pin">
          {t('rides.withoutStop', { persons: persons(withoutStop.persons) })}
        </Badge>
      ) : null}
      {again.households ? (
        <Badge tone="bad" icon="alert">
          {t('rides.chooseAgain', { households: households(again.households) })}
        </Badge>
      ) : null}
      {(['there', 'back'] as const).map((way) =>
        waiting[way].persons ? (
          <Badge key={way} tone="warn" icon="bus">
            {t(`rides.waiting.${way}`, { persons: persons(waiting[way].persons) })}
          </Badge>
        ) : null,
      )}
    </p>
  );
}

function RidesDesk({ rides }: { rides: Rides }) {
  const { t } = useTranslation('rsvp');
  const [shown, show] = useState<{ stopId?: string; busId?: string }>({});
  return (
    <div className="ui-flow">
      {roleMayEdit(rides.role) ? null : <Note icon="eye">{t('rides.viewing')}</Note>}
      {rides.asked ? null : <Note tone="warn">{t('rides.notAsked')}</Note>}
      <Totals {...rides} />
      <RideOrders eventId={rides.eventId} />
      <div className={styles.pair}>
        <StopList rides={rides} onShow={(stopId) => show({ stopId })} />
        <BusList rides={rides} onShow={(busId) => show({ busId })} />
      </div>
      <RideRelease rides={rides} />
      <PassengerList rides={rides} shown={shown} onShowAll={() => show({})} />
    </div>
  );
}

/** Stops, buses and passengers of an invitation. */
export function RidesScreen() {
  const { eventId = '' } = useParams<{ eventId: EventId }>();
  const { t } = useTranslation('rsvp');
  const dispatch = useAppDispatch();
  const query = useRidesQuery({ params: { eventId } });
  useTitle(t('rides.title'));
  useLive(`event:${eventId}`, () => dispatch(api.util.invalidateTags([{ type: 'Desk', id: eventId }])));
  const rides = query.data;
  return (
    <Page width="work">
      <PageHead
        title={t('rides.title')}
        note={rides ? <bdi>{rides.title}</bdi> : undefined}
        back={`/me/rsvps/${eventId}`}
        actions={rides?.totals.all.households ? <ExportPassengers eventId={eventId} /> : null}
      />
      {rides ? (
        <MayEdit value={roleMayEdit(rides.role)}>
          <RidesDesk rides={rides} />
        </MayEdit>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={6} />} />
      )}
    </Page>
  );
}
