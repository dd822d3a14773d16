import { type AnswerOf, type ConsentPlace, type readConsent } from '@smachot/contracts';
import { problemOf, useAddressParams, useFormat, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  CheckField,
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
import { useParams } from 'react-router';
import { useAgreeMutation, useConsentQuery, useWithdrawMutation } from '../newsletters-api';
import '../texts';
import styles from '../newsletters.module.css';

type Sentence = AnswerOf<typeof readConsent>;

/** The sentence with a box that nobody ticked before. */
function Agree({ of, place }: { of: Sentence; place: ConsentPlace }) {
  const { t } = useTranslation('newsletters');
  const say = useSnackbar();
  const words = useProblemText();
  const [agrees, setAgrees] = useState(false);
  const [agree, agreeing] = useAgreeMutation();
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault();
        const body = { place, textVersion: of.textVersion, agreed: true } as const;
        const { error } = await agree({ params: { partner: of.partnerUsername }, body });
        if (!error) say(t('people.agreed'));
      }}
    >
      <CheckField label={of.text} checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      <p className="small muted">{t('people.choice')}</p>
      {agreeing.error ? <Note tone="bad">{words(agreeing.error)}</Note> : null}
      <div>
        <Button type="submit" disabled={!agrees} busy={agreeing.isLoading}>
          {t('people.confirm')}
        </Button>
      </div>
    </form>
  );
}

function Agreed({ of, since }: { of: Sentence; since: string }) {
  const { t } = useTranslation('newsletters');
  const format = useFormat();
  const words = useProblemText();
  const [withdraw, withdrawing] = useWithdrawMutation();
  return (
    <div className={styles.form}>
      <Note tone="ok">{t('people.since', { when: format.date(since) })}</Note>
      <p dir="auto">{of.text}</p>
      {withdrawing.error ? <Note tone="bad">{words(withdrawing.error)}</Note> : null}
      <div>
        <Button
          kind="line"
          busy={withdrawing.isLoading}
          onClick={() => void withdraw({ params: { partnerId: of.partnerId } })}
        >
          {t('people.withdraw')}
        </Button>
      </div>
    </div>
  );
}

function Missing() {
  const { t } = useTranslation('newsletters');
  return (
    <Page width="narrow">
      <EmptyState
        heading="h1"
        art="empty-search"
        title={t('people.missing')}
        action={<Button to="/">{t('people.toStores')}</Button>}
      />
    </Page>
  );
}

function Choice({ of, place }: { of: Sentence; place: ConsentPlace }) {
  const { t } = useTranslation('newsletters');
  return (
    <>
      {of.agreedAt ? <Agreed of={of} since={of.agreedAt} /> : <Agree of={of} place={place} />}
      {of.hasAddress ? null : (
        <Note tone="warn">
          {t('people.noAddress')}{' '}
          <Button kind="ghost" to="/me/profile">
            {t('people.toProfile')}
          </Button>
        </Note>
      )}
    </>
  );
}

/** /partner/{partnerUsername}/updates: agreeing to advertising of a business by mail, and taking it back. `?from=order`: reached from an order. */
export function ConsentScreen() {
  const { t } = useTranslation('newsletters');
  const { partnerUsername: partner = '' } = useParams();
  const [search] = useAddressParams();
  const query = useConsentQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  const of = query.currentData;
  useTitle(t('people.title'));
  if (query.isError && problemOf(query.error).status === 404) return <Missing />;
  const place = search.get('from') === 'order' ? 'order' : 'store_page';
  return (
    <Page width="narrow">
      <PageHead
        title={t('people.title')}
        note={<bdi>{of?.businessName}</bdi>}
        back={`/partner/${encodeURIComponent(partner)}`}
      />
      <Card component="section" aria-label={t('people.title')}>
        {of ? (
          <Choice of={of} place={place} />
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
        )}
      </Card>
    </Page>
  );
}
