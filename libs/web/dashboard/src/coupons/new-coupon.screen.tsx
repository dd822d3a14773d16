import type { CouponForm } from '@smachot/contracts';
import { useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  CouponFields,
  NEW_COUPON,
  Note,
  Page,
  PageHead,
  useCouponForm,
  useSnackbar,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { useCreateCouponMutation } from './coupons-api';
import { useCouponOffers } from './use-coupon-offers';
import styles from '../dashboard.module.css';

/** coupons/new: a code to give out. */
export function NewCouponScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const words = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [create] = useCreateCouponMutation();
  const base = `/dashboard/${partner}/coupons`;
  useTitle(t('coupons.new'));
  const offers = useCouponOffers();
  const send = async (body: CouponForm) => {
    const { error } = await create({ params: { partner }, body });
    if (error) return error;
    say(t('coupons.created', { code: body.code }));
    await navigate(base);
    return undefined;
  };
  const form = useCouponForm(offers.issuer, NEW_COUPON, send, { draft: `coupon:${partner}` });
  return (
    <Page width="narrow">
      <PageHead title={t('coupons.new')} back={base} />
      <Card component="section" aria-label={t('coupons.new')}>
        <form className={styles.stack} {...form.props}>
          <CouponFields form={form} isNew offers={offers} />
          {form.problem && !form.problem.fields ? <Note tone="bad">{words(form.problem)}</Note> : null}
          <div>
            <Button type="submit" busy={form.busy}>
              {t('coupons.create')}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}
