import type { KeptUnit, PlanKeeping } from '@smachot/contracts';
import { useProblemText, useTitle } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { moved } from '../units/unit-edits';
import { useChoosePlanKeepingMutation, usePlanKeepingQuery } from '../subscription/subscriptions-api';
import { nextLimits } from '../subscription/subscription-acts';
import { useSubscription } from '../subscription/use-subscription';
import { UnitRow } from './unit-row';
import dashboardStyles from '../dashboard.module.css';
import styles from './keeping.module.css';

/** The order as it is being chosen, and its saving. */
const useKeepOrder = (units: readonly KeptUnit[]) => {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const [wanted, setWanted] = useState<readonly KeptUnit[] | null>(null);
  const [choose, { isLoading: busy, error: problem }] = useChoosePlanKeepingMutation();
  const ordered = wanted ?? units;
  const save = async () => {
    const pricingUnitIds = ordered.map(({ pricingUnitId }) => pricingUnitId);
    const { error } = await choose({ params: { partner }, body: { pricingUnitIds } });
    if (error) return;
    setWanted(null);
    say(t('keeping.saved'));
  };
  return {
    ordered,
    changed: wanted !== null,
    move: (from: number, by: 1 | -1) => setWanted(moved(ordered, from, from + by)),
    save: () => void save(),
    busy,
    problem,
  };
};

function Units({ units, limit }: { units: readonly KeptUnit[]; limit: number }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const isOwner = useIsOwner();
  const order = useKeepOrder(units);
  if (units.length === 0) return <EmptyState art="empty-orders" title={t('keeping.none')} />;
  return (
    <Card component="section" aria-labelledby="kp-units" className={dashboardStyles.stack}>
      <h2 id="kp-units">{t('keeping.units')}</h2>
      <p className="muted">{t('keeping.unitsText', { count: limit })}</p>
      <ol>
        {order.ordered.map((unit, place) => (
          <UnitRow
            key={unit.pricingUnitId}
            unit={unit}
            place={place}
            count={units.length}
            stays={place < limit}
            onMove={isOwner ? (by) => order.move(place, by) : null}
          />
        ))}
      </ol>
      {order.problem ? <Note tone="bad">{words(order.problem)}</Note> : null}
      {isOwner ? (
        <div>
          <Button busy={order.busy} disabled={!order.changed} onClick={order.save}>
            {t('keeping.save')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** Members in the order in which they stay; owners always do. */
function Crew({ crew, limit }: { crew: PlanKeeping['crew']; limit: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card component="section" aria-labelledby="kp-crew" className={dashboardStyles.stack}>
      <h2 id="kp-crew">{t('keeping.crew')}</h2>
      <p className="muted">{t('keeping.crewText', { count: limit })}</p>
      <ol>
        {crew.map(({ memberId, firstName, lastName, role, suspended }, place) => (
          <li key={memberId} className={styles.kept}>
            <span className="grow">
              <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
              <small>{t(`crew.roles.${role}`)}</small>
            </span>
            {suspended || (role !== 'Owner' && place >= limit) ? (
              <Badge tone={suspended ? 'neutral' : 'warn'} icon="clock">
                {t(suspended ? 'crew.suspended' : 'keeping.suspends')}
              </Badge>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** account/keeping: what stays, and in which order, when the plan becomes smaller. */
export function KeepingScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const query = usePlanKeepingQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  const subscription = useSubscription().currentData;
  useTitle(t('keeping.title'));
  const keeping = query.currentData;
  const limits = subscription && nextLimits(subscription);
  return (
    <Page width="narrow">
      <PageHead title={t('keeping.title')} note={t('keeping.note')} back={`/dashboard/${partner}/account`} />
      {keeping && limits ? (
        <>
          <Units units={keeping.units} limit={limits.pricingUnits} />
          <Crew crew={keeping.crew} limit={limits.crew} />
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />
      )}
    </Page>
  );
}
