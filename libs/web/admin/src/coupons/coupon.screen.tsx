import type { Coupon, CouponForm as CouponBody, PartnerProfile, Redemption } from '@smachot/contracts';
import { couponLifecycle } from '@smachot/lifecycles';
import { NOT_SENT, useConfirmed, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  CouponFields,
  CouponHistory,
  CouponUses,
  Field,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
  useCouponForm,
  useCouponWords,
  useSnackbar,
  valuesOfCoupon,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAnyCouponQuery, useChangeAnyCouponMutation, useCouponStoreQuery } from './coupons-api';
import { StopCoupon } from './stop-coupon';
import { useCouponOffers } from './use-coupon-offers';
import { useReason } from './use-reason';
import styles from './coupons.module.css';

const BASE = '/admin-panel/coupons';
type Props = { coupon: Coupon; store: PartnerProfile | undefined };

function CouponForm({ coupon, store }: Props) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const say = useSnackbar();
  const confirmed = useConfirmed();
  const [change] = useChangeAnyCouponMutation();
  const offers = useCouponOffers(store);
  const reason = useReason();
  const { couponId, version } = coupon;
  const send = async ({ code: _, ...terms }: CouponBody) => {
    const why = reason.take();
    if (!why) return NOT_SENT;
    const body = { ...terms, version, reason: why };
    const { error } = await confirmed(() => change({ params: { couponId }, body }));
    if (error) return error;
    reason.clear();
    say(t('coupons.saved'));
    return undefined;
  };
  const kept = { draft: `coupon:${couponId}`, version };
  const form = useCouponForm(offers.issuer, valuesOfCoupon(coupon), send, kept);
  return (
    <Card component="section" aria-label={t('coupons.terms')}>
      <form className={styles.stack} {...form.props}>
        <p className="muted">{t('coupons.changeNote')}</p>
        <CouponFields form={form} isNew={false} offers={offers} />
        <Field label={t('coupons.reason')} hint={t('coupons.reasonHint')} {...reason.field} />
        {form.problem && !form.problem.fields ? <Note tone="bad">{words(form.problem)}</Note> : null}
        <div className="row wrap">
          <Button type="submit" busy={form.busy}>
            {t('coupons.save')}
          </Button>
          <StopCoupon coupon={coupon} />
        </div>
      </form>
    </Card>
  );
}

/** The terms of a stopped coupon. */
function CouponFacts({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('admin');
  const words = useCouponWords();
  const facts = [
    ...[words.discount(coupon), words.periods(coupon), words.minimum(coupon)],
    ...[words.dates(coupon), words.uses(coupon)],
  ];
  return (
    <Card component="section" aria-label={t('coupons.terms')} className={styles.stack}>
      <Note tone="warn">{t('coupons.isStopped')}</Note>
      <ul>
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Card>
  );
}

/** What a use was for: an order's number, or the plan. */
function UsedFor({ target, subjectId }: Redemption) {
  const { t } = useTranslation('admin');
  return (
    <span className="small muted">
      {t(`coupons.usedFor.${target.kind}`)}{' '}
      <bdi>{target.kind === 'plan' ? target.id : subjectId.slice(-8)}</bdi>
    </span>
  );
}

function Story({ coupon, store }: Props) {
  const mayChange = couponLifecycle.can(coupon.deleted ? 'deleted' : 'active', {
    type: 'change',
    by: 'admin',
  });
  return (
    <>
      {mayChange ? (
        <CouponForm key={coupon.couponId} coupon={coupon} store={store} />
      ) : (
        <CouponFacts coupon={coupon} />
      )}
      <CouponUses coupon={coupon} linkTo={(use) => <UsedFor {...use} />} />
      <CouponHistory coupon={coupon} names />
    </>
  );
}

/** The coupon, and for one of a business what it sells. */
const useCouponAndStore = (couponId: string) => {
  const query = useAnyCouponQuery({ params: { couponId } }, { refetchOnMountOrArgChange: true });
  const coupon = query.currentData;
  const partner = coupon?.partnerId ?? '';
  const store = useCouponStoreQuery({ params: { partner } }, { skip: partner === '' });
  const waits = !coupon || (partner !== '' && !store.currentData);
  return { coupon, store: store.currentData, waits, query: coupon ? store : query };
};

/** /admin-panel/coupons/{couponId}: the terms of anybody's coupon, who used it, its history, and the end of it. */
export function CouponScreen() {
  const { t } = useTranslation('admin');
  const { couponId = '' } = useParams();
  const { coupon, store, waits, query } = useCouponAndStore(couponId);
  useTitle(coupon?.code ?? t('coupons.title'));
  return (
    <Page width="narrow">
      <PageHead
        title={coupon ? <bdi>{coupon.code}</bdi> : t('coupons.title')}
        note={coupon ? store ? <bdi>{store.businessName}</bdi> : t('coupons.ofPlatform') : undefined}
        back={BASE}
      />
      {coupon && !waits ? (
        <Story coupon={coupon} store={store} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={5} />} />
      )}
    </Page>
  );
}
