import { changePartnerEmail } from '@smachot/contracts';
import {
  session,
  useBackFromBank,
  useConfirmed,
  useContractForm,
  useProblemText,
  useTitle,
} from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Field,
  Ltr,
  Note,
  Page,
  PageHead,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useChangeStoreEmailMutation, useCloseOwnStoreMutation, useOrdersOfDayQuery } from '../dashboard-api';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { ChargesCard } from '../subscription/charges-card';
import { PlanCard } from '../subscription/plan-card';
import { useSeesSubscription } from '../subscription/use-subscription';
import { ResendVerification } from './resend-verification';
import styles from '../dashboard.module.css';

/** account: how we write to the store, its plan and what was charged for it, where its money goes, and closing the store. */
export function AccountScreen() {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const seesPlan = useSeesSubscription();
  useTitle(t('places.account'));
  useBackFromBank();
  return (
    <Page width="narrow">
      <PageHead title={t('places.account')} />
      {isOwner ? null : <Note icon="lock">{t('ownersOnly')}</Note>}
      {seesPlan ? (
        <>
          <PlanCard />
          <ChargesCard />
        </>
      ) : null}
      <EmailCard />
      <BankCard />
      {isOwner ? <CloseCard /> : null}
    </Page>
  );
}

function BankCard() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  return (
    <Card component="section" aria-labelledby="ac-bank" className={styles.stack}>
      <h2 id="ac-bank">{t('account.bank')}</h2>
      <p className="muted">{t('account.bankText')}</p>
      <div>
        <Button kind="soft" icon="wallet" to={`/dashboard/${partnerUsername}/banking-info`}>
          {t('account.toBank')}
        </Button>
      </div>
    </Card>
  );
}

const useEmailForm = () => {
  const { t } = useTranslation('dashboard');
  const { email, partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const [change] = useChangeStoreEmailMutation();
  return useContractForm(changePartnerEmail.body, {
    defaults: { email: email ?? '' },
    wireOf: (typed) => ({ email: typed.email.trim() || null }),
    send: async (body) => {
      const { error } = await change({ params: { partner }, body });
      if (error) return error;
      say(t(body.email ? 'account.emailSaved' : 'account.emailGone'));
    },
  });
};

function EmailCard() {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const store = useOwnStore();
  const words = useProblemText();
  const form = useEmailForm();
  return (
    <Card component="section" aria-labelledby="ac-email">
      <form className={styles.stack} {...form.props}>
        <div className={styles.between}>
          <h2 id="ac-email">{t('account.email')}</h2>
          <EmailState />
        </div>
        <fieldset className={styles.stack} disabled={!isOwner}>
          <Field
            ltr
            type="email"
            autoComplete="email"
            label={t('account.address')}
            hint={t('account.emailHint')}
            {...form.field('email')}
          />
          {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
          <div className="row wrap">
            <Button
              type="submit"
              busy={form.busy}
              disabled={!isOwner || form.values.email.trim() === (store.email ?? '')}
            >
              {t('account.saveEmail')}
            </Button>
            {store.email && !store.emailVerified && isOwner ? (
              <ResendVerification partner={store.partnerUsername} />
            ) : null}
          </div>
        </fieldset>
      </form>
    </Card>
  );
}

function EmailState() {
  const { t } = useTranslation('dashboard');
  const { email, emailVerified } = useOwnStore();
  if (!email) return null;
  return emailVerified ? (
    <Badge tone="ok" icon="check">
      {t('account.verified')}
    </Badge>
  ) : (
    <Badge tone="warn" icon="clock">
      {t('account.notVerified')}
    </Badge>
  );
}

/** Orders that wait or are to take place; undefined until it is known. */
const useOpenOrders = (partner: string): number | undefined => {
  const { data, isError } = useOrdersOfDayQuery(
    { query: { store: partner, limit: 1 } },
    { refetchOnMountOrArgChange: true },
  );
  // An unknown count is no reason to forbid it: the server decides.
  if (isError) return 0;
  return data && (data.counts['pending'] ?? 0) + (data.counts['approved'] ?? 0);
};

const useCloseStore = () => {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner, businessName } = useOwnStore();
  const navigate = useNavigate();
  const say = useSnackbar();
  const confirmed = useConfirmed();
  const [close, { isLoading, error: problem }] = useCloseOwnStoreMutation();
  const confirm = async () => {
    const { error } = await confirmed(() => close({ params: { partner } }));
    if (error) return;
    await session.renew();
    say(t('account.closed', { name: businessName }));
    void navigate('/me', { replace: true });
  };
  return { confirm, busy: isLoading, problem };
};

function CloseCard() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const [asking, setAsking] = useState(false);
  const open = useOpenOrders(partner);
  return (
    <Card component="section" aria-labelledby="ac-close" className={styles.stack}>
      <h2 id="ac-close">{t('account.close')}</h2>
      <p className="muted">
        {t('account.closeText')} <Ltr>{partner}</Ltr>
      </p>
      {open ? (
        <Note icon="cal">
          {t('account.openOrders', { count: open })}{' '}
          <Link to={`/dashboard/${partner}/orders`}>{t('account.toOrders')}</Link>
        </Note>
      ) : null}
      <div>
        <Button kind="line" danger disabled={open !== 0} onClick={() => setAsking(true)}>
          {t('account.close')}
        </Button>
      </div>
      <CloseDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

function CloseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const { businessName } = useOwnStore();
  const words = useProblemText();
  const { confirm, busy, problem } = useCloseStore();
  return (
    <ConfirmDialog
      open={open}
      title={t('account.closeTitle', { name: businessName })}
      text={t('account.closeWarning')}
      confirm={t('account.close')}
      tone="bad"
      busy={busy}
      problem={problem ? words(problem) : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
