import { isolate } from '@smachot/kernel';
import { problemOf, useProblemText, useTitle } from '@smachot/web-platform';
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
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useUnsubscribeLinkQuery, useUnsubscribeMutation } from '../newsletters-api';
import '../texts';
import styles from '../newsletters.module.css';

type Of = { token: string; businessName: string };

function Leave({ token, businessName }: Of) {
  const { t } = useTranslation('newsletters');
  const words = useProblemText();
  const [complaint, setComplaint] = useState(false);
  const [leave, leaving] = useUnsubscribeMutation();
  return (
    <div className={styles.form}>
      <p>{t('leave.text', { name: isolate(businessName) })}</p>
      <CheckField
        label={t('leave.never')}
        checked={complaint}
        onChange={(event) => setComplaint(event.target.checked)}
      />
      {leaving.error ? <Note tone="bad">{words(leaving.error)}</Note> : null}
      <div>
        <Button
          busy={leaving.isLoading}
          onClick={() => void leave({ params: { unsubscribeToken: token }, body: { complaint } })}
        >
          {t('leave.do')}
        </Button>
      </div>
    </div>
  );
}

/** /unsubscribe/{unsubscribeToken}: opening it changes nothing, because scanners of mail open links; its button takes the agreement back. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('newsletters');
  const { unsubscribeToken = '' } = useParams();
  const query = useUnsubscribeLinkQuery(
    { params: { unsubscribeToken } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(t('leave.title'));
  if (query.isError && problemOf(query.error).status === 404)
    return (
      <Page width="narrow">
        <EmptyState
          heading="h1"
          art="empty-search"
          title={t('leave.missing')}
          text={t('leave.missingText')}
        />
      </Page>
    );
  const of = query.currentData;
  return (
    <Page width="narrow">
      <PageHead title={t('leave.title')} />
      <Card component="section" aria-label={t('leave.title')}>
        {!of ? (
          <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
        ) : of.ended ? (
          <Note tone="ok">{t('leave.done', { name: isolate(of.businessName) })}</Note>
        ) : (
          <Leave token={unsubscribeToken} businessName={of.businessName} />
        )}
      </Card>
    </Page>
  );
}
