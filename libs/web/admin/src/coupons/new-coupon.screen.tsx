import type { CouponForm, PartnerProfile } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { NOT_SENT, useAddress, useConfirmed, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  CouponFields,
  Field,
  NEW_COUPON,
  Note,
  Page,
  PageHead,
  useCouponForm,
  useSnackbar,
} from '@smachot/web-ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCouponStoreQuery, useCreateAnyCouponMutation } from './coupons-api';
import { useCouponOffers } from './use-coupon-offers';
import { useReason } from './use-reason';
import styles from './coupons.module.css';

const BASE = '/admin-panel/coupons';

/** Whose coupon it is: the platform's, for plans; or that of a business, by its address. */
function Issuer({ store, problem }: { store: PartnerProfile | undefined; problem: string | undefined }) {
  const { t } = useTranslation('admin');
  const [username, setUsername] = useAddress<string>('store', '');
  const [typed, setTyped] = useState(username);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setUsername(typed.trim());
  };
  return (
    <Card component="section" aria-labelledby="coupon-issuer" className={styles.stack}>
      <h2 id="coupon-issuer">{t('coupons.issuer')}</h2>
      <p>{store ? <bdi>{store.businessName}</bdi> : t('coupons.ofPlatform')}</p>
      <form noValidate className={styles.issuer} onSubmit={submit}>
        <Field
          ltr
          autoComplete="off"
          label={t('coupons.username')}
          hint={t('coupons.usernameHint')}
          value={typed}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="line">
          {t('coupons.choose')}
        </Button>
      </form>
    </Card>
  );
}

function NewCoupon({ store }: { store: PartnerProfile | undefined }) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const confirmed = useConfirmed();
  const [create] = useCreateAnyCouponMutation();
  const offers = useCouponOffers(store);
  const reason = useReason();
  const send = async (terms: CouponForm) => {
    const why = reason.take();
    if (!why) return NOT_SENT;
    const body = { ...terms, partnerId: store?.partnerId ?? null, reason: why };
    const { error } = await confirmed(() => create({ body }));
    if (error) return error;
    say(t('coupons.created', { code: isolate(terms.code) }));
    await navigate(BASE);
    return undefined;
  };
  const form = useCouponForm(offers.issuer, NEW_COUPON, send, {
    draft: `coupon:${store?.partnerId ?? 'platform'}`,
  });
  return (
    <Card component="section" aria-label={t('coupons.new')}>
      <form className={styles.stack} {...form.props}>
        <CouponFields form={form} isNew offers={offers} />
        <Field label={t('coupons.reason')} hint={t('coupons.reasonHint')} {...reason.field} />
        {form.problem && !form.problem.fields ? <Note tone="bad">{words(form.problem)}</Note> : null}
        <div>
          <Button type="submit" busy={form.busy}>
            {t('coupons.create')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** /admin-panel/coupons/new: a code for plans, or for what one business sells (`?store=`). */
export function NewCouponScreen() {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const [username] = useAddress<string>('store', '');
  const query = useCouponStoreQuery({ params: { partner: username } }, { skip: username === '' });
  const store = username ? query.currentData : undefined;
  useTitle(t('coupons.new'));
  return (
    <Page width="narrow">
      <PageHead title={t('coupons.new')} back={BASE} />
      <Issuer
        key={username}
        store={store}
        problem={username && query.isError ? words(query.error) : undefined}
      />
      {username && !store ? null : <NewCoupon key={store?.partnerId} store={store} />}
    </Page>
  );
}
