import type { KeptUnit, PlanKeeping } from '@smachot/contracts';
import { useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Card, EmptyState, Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { usePlanKeepingQuery } from '../subscription/subscriptions-api';
import { nextLimits } from '../subscription/subscription-acts';
import { useSubscription } from '../subscription/use-subscription';
import { MemberRow } from './member-row';
import { UnitRow } from './unit-row';
import { type KeepOrder, useKeepOrder } from './use-keep-order';
import dashboardStyles from '../dashboard.module.css';

/** Saves the order that was chosen, and says why it could not. */
function Saving({ order }: { order: KeepOrder }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  return (
    <>
      {order.problem ? <Note tone="bad">{words(order.problem)}</Note> : null}
      <div>
        <Button busy={order.busy} disabled={!order.changed} onClick={order.save}>
          {t('keeping.save')}
        </Button>
      </div>
    </>
  );
}

function Units({ units, limit }: { units: readonly KeptUnit[]; limit: number }) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const order = useKeepOrder(units, (ordered) => ({
    pricingUnitIds: ordered.map(({ pricingUnitId }) => pricingUnitId),
  }));
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
            onMove={isOwner ? (to) => order.move(place, to) : null}
          />
        ))}
      </ol>
      {isOwner ? <Saving order={order} /> : null}
    </Card>
  );
}

/** Members in the order in which they stay; owners stand first and always do. */
function Crew({ crew, limit }: { crew: PlanKeeping['crew']; limit: number }) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const order = useKeepOrder(crew, (ordered) => ({ memberIds: ordered.map(({ memberId }) => memberId) }));
  const owners = crew.filter(({ role }) => role === 'Owner').length;
  const chooses = isOwner && crew.length > owners + 1;
  return (
    <Card component="section" aria-labelledby="kp-crew" className={dashboardStyles.stack}>
      <h2 id="kp-crew">{t('keeping.crew')}</h2>
      <p className="muted">{t('keeping.crewText', { count: limit })}</p>
      <ol>
        {order.ordered.map((member, place) => (
          <MemberRow
            key={member.memberId}
            member={member}
            place={place - owners}
            count={crew.length - owners}
            stays={member.role === 'Owner' || place < limit}
            onMove={chooses && member.role !== 'Owner' ? (to) => order.move(place, to + owners) : null}
          />
        ))}
      </ol>
      {chooses ? <Saving order={order} /> : null}
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
