import type { AdminSubscriptionRecord, Language } from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Button, LongCode, Ltr, PlanCharges, QueryStatus, SkeletonForm, SumText } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { type FactItem, Facts, Part } from '../lists/facts';
import { ScreenFrame } from '../lists/list-screen';
import { useAdminSubscriptionQuery } from '../lists/lists-api';
import { NewestActs } from '../lists/newest';
import { Phase } from '../lists/state-badges';
import { When } from '../lists/when';
import { History } from '../partners/partner-moves';
import '../texts';
import styles from '../lists/lists.module.css';

type Props = { subscription: AdminSubscriptionRecord };

const usePlanName = () => {
  const { i18n } = useTranslation('admin');
  return (planId: AdminSubscriptionRecord['planId']) => planTexts(planId, i18n.language as Language).name;
};

const usePeriodFacts = ({ subscription }: Props): FactItem[] => {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const planName = usePlanName();
  const { from, until, graceUntil, billing, price, balance, pendingPlan } = subscription;
  const day = (value: string | null) => (value ? <bdi>{format.date(value)}</bdi> : '–');
  return [
    { name: t('lists.columns.billing'), value: t(`lists.states.billing.${billing}`) },
    { name: t('lists.columns.from'), value: day(from) },
    { name: t('lists.columns.until'), value: day(until) },
    { name: t('lists.columns.price'), value: <SumText shekels={price} /> },
    { name: t('lists.columns.balance'), value: <SumText shekels={balance} /> },
    ...(graceUntil ? [{ name: t('lists.columns.graceUntil'), value: <When at={graceUntil} /> }] : []),
    ...(pendingPlan
      ? [{ name: t('lists.columns.nextPlan'), value: <bdi>{planName(pendingPlan)}</bdi> }]
      : []),
    { name: t('lists.columns.created'), value: <When at={subscription.createdAt} /> },
    {
      name: t('lists.columns.id'),
      value: <LongCode className="small">{subscription.subscriptionId}</LongCode>,
    },
  ];
};

function Plan({ subscription }: Props) {
  const { t } = useTranslation('admin');
  const planName = usePlanName();
  const facts = usePeriodFacts({ subscription });
  return (
    <Part title={t('lists.columns.plan')}>
      <div>
        <bdi>{planName(subscription.planId)}</bdi> <Phase phase={subscription.phase} />
      </div>
      <Facts items={facts} />
    </Part>
  );
}

function Sides({ subscription: { partnerId, partnerUsername, businessName, payer, closed } }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Part
      title={t('lists.parts.payer')}
      action={
        closed ? null : (
          <Button kind="soft" to={`/dashboard/${partnerUsername}/account`}>
            {t('lists.parts.storeAccount')}
          </Button>
        )
      }
    >
      <Facts
        items={[
          {
            name: t('lists.columns.partner'),
            value: (
              <Link className="tap-line" to={`/admin-panel/partners/${partnerId}`}>
                <bdi>{businessName}</bdi>
              </Link>
            ),
          },
          {
            name: t('lists.columns.payer'),
            value: (
              <Link className="tap-line" to={`/admin-panel/users/${payer.userId}`}>
                <bdi>{payer.name || t('lists.erased')}</bdi>
              </Link>
            ),
          },
        ]}
      />
    </Part>
  );
}

function CouponLink({ code }: { code: string }) {
  return (
    <Link className="tap-line" to={`/admin-panel/coupons?q=${encodeURIComponent(code)}`}>
      <Ltr>{code}</Ltr>
    </Link>
  );
}

/** The next charge, unless nothing is charged any more. */
function Renewal({ subscription: { nextRenewal } }: Props) {
  const { t } = useTranslation('admin');
  const planName = usePlanName();
  if (!nextRenewal) return <p className="muted">{t('lists.parts.noRenewal')}</p>;
  const { at, planId, billing, coupon, breakdown } = nextRenewal;
  return (
    <Facts
      items={[
        { name: t('lists.columns.renewal'), value: <When at={at} /> },
        {
          name: t('lists.columns.plan'),
          value: (
            <>
              <bdi>{planName(planId)}</bdi> · {t(`lists.states.billing.${billing}`)}
            </>
          ),
        },
        { name: t('lists.columns.price'), value: <SumText shekels={breakdown.total} /> },
        ...(coupon ? [{ name: t('lists.parts.coupon'), value: <CouponLink code={coupon.code} /> }] : []),
      ]}
    />
  );
}

/** What was and will be charged: declined cards with their reason, invoices, and the way to each coupon. */
function Charges({ subscription }: Props) {
  const { t } = useTranslation('admin');
  const { t: ui } = useTranslation('ui');
  const { partnerId, charges } = subscription;
  const codes = [...new Set(charges.flatMap(({ coupon }) => coupon?.code ?? []))];
  return (
    <Part title={ui('charges.title')}>
      <Renewal subscription={subscription} />
      {charges.length ? (
        <PlanCharges partnerId={partnerId} charges={charges} />
      ) : (
        <p className="muted">{t('lists.parts.noCharges')}</p>
      )}
      {codes.map((code) => (
        <div key={code}>
          {t('lists.parts.coupon')}: <CouponLink code={code} />
        </div>
      ))}
    </Part>
  );
}

function Changes({ subscription: { partnerId } }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Part title={t('lists.moves.title')}>
      <History partnerId={partnerId} of="subscription" />
    </Part>
  );
}

function Subscription({ subscription }: Props) {
  const { t } = useTranslation('admin');
  const title = t('lists.parts.subscriptionOf', { store: isolate(subscription.businessName) });
  useTitle(title);
  return (
    <ScreenFrame title={title} back="/admin-panel/subscriptions">
      <div className={styles.parts}>
        <Plan subscription={subscription} />
        <Sides subscription={subscription} />
        <Charges subscription={subscription} />
        <Changes subscription={subscription} />
        <NewestActs filter={{ about: subscription.partnerId }} />
      </div>
    </ScreenFrame>
  );
}

/** /admin-panel/subscriptions/{partnerId}: what is known of one store's subscription. Reading it is in the audit log. */
export function SubscriptionScreen() {
  const { partnerId = '' } = useParams();
  const query = useAdminSubscriptionQuery({ params: { partnerId } });
  if (!query.currentData)
    return <QueryStatus query={query} heading="h1" skeleton={<SkeletonForm fields={6} />} />;
  return <Subscription subscription={query.currentData} />;
}
