import type { Coupon, CouponForm as CouponBody } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { couponLifecycle } from '@smachot/lifecycles';
import { useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  ConfirmDialog,
  CouponFields,
  CouponHistory,
  CouponUses,
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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { useChangeCouponMutation, useDeleteCouponMutation, useOwnCouponQuery } from './coupons-api';
import { useCouponOffers } from './use-coupon-offers';
import styles from '../dashboard.module.css';

function DeleteCoupon({ coupon: { couponId, code }, base }: { coupon: Coupon; base: string }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const words = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useDeleteCouponMutation();
  const confirm = async () => {
    const { error } = await remove({ params: { partner, couponId } });
    if (error) return;
    say(t('coupons.deleted', { code: isolate(code) }));
    await navigate(base);
  };
  return (
    <>
      <Button kind="ghost" danger onClick={() => setAsking(true)}>
        {t('coupons.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('coupons.deleteTitle', { code: isolate(code) })}
        text={t('coupons.deleteText')}
        confirm={t('coupons.delete')}
        tone="bad"
        busy={removing.isLoading}
        problem={removing.error ? words(removing.error) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function CouponForm({ coupon, base }: { coupon: Coupon; base: string }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const words = useProblemText();
  const say = useSnackbar();
  const [change] = useChangeCouponMutation();
  const { couponId, version } = coupon;
  const offers = useCouponOffers();
  const send = async ({ code: _, ...terms }: CouponBody) => {
    const { error } = await change({ params: { partner, couponId }, body: { ...terms, version } });
    if (error) return error;
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
        {form.problem && !form.problem.fields ? <Note tone="bad">{words(form.problem)}</Note> : null}
        <div className="row wrap">
          <Button type="submit" busy={form.busy}>
            {t('coupons.save')}
          </Button>
          <DeleteCoupon coupon={coupon} base={base} />
        </div>
      </form>
    </Card>
  );
}

/** For members, and of a deleted coupon: the terms without fields. */
function CouponFacts({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('dashboard');
  const words = useCouponWords();
  const facts = [words.discount(coupon), words.minimum(coupon), words.dates(coupon), words.uses(coupon)];
  return (
    <Card component="section" aria-label={t('coupons.terms')}>
      {coupon.deleted ? <Note tone="warn">{t('coupons.isDeleted')}</Note> : null}
      <ul>
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Card>
  );
}

/** coupons/{couponId}: the terms of a coupon, who used it, and its history. */
export function CouponScreen() {
  const { t } = useTranslation('dashboard');
  const { couponId = '' } = useParams();
  const { partnerUsername: partner, role } = useOwnStore();
  const query = useOwnCouponQuery({ params: { partner, couponId } }, { refetchOnMountOrArgChange: true });
  const coupon = query.currentData;
  useTitle(coupon?.code ?? t('places.coupons'));
  const base = `/dashboard/${partner}/coupons`;
  const mayEdit =
    role === 'Owner' &&
    coupon &&
    couponLifecycle.can(coupon.deleted ? 'deleted' : 'active', { type: 'change', by: 'issuer' });
  return (
    <Page width="narrow">
      <PageHead title={coupon ? <bdi>{coupon.code}</bdi> : t('places.coupons')} back={base} />
      {coupon ? (
        <>
          {mayEdit ? (
            <CouponForm key={coupon.couponId} coupon={coupon} base={base} />
          ) : (
            <CouponFacts coupon={coupon} />
          )}
          <CouponUses
            coupon={coupon}
            linkTo={({ subjectId, target }) =>
              target.kind === 'ticket' ? (
                <Link to={`/dashboard/${partner}/events`}>{t('coupons.toEvents')}</Link>
              ) : (
                <Link to={`/dashboard/${partner}/orders/${subjectId}`}>{t('coupons.toOrder')}</Link>
              )
            }
          />
          <CouponHistory coupon={coupon} />
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={5} />} />
      )}
    </Page>
  );
}
