import type { NewsletterStop } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useTitle } from '@smachot/web-platform';
import {
  ActDialog,
  Button,
  Card,
  EmptyState,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNewsletterStopsQuery, useReleaseNewslettersMutation } from '../newsletters-api';
import '../texts';
import styles from '../newsletters.module.css';

function Row({ of }: { of: NewsletterStop }) {
  const { t } = useTranslation('newsletters');
  const format = useFormat();
  const say = useSnackbar();
  const [asked, setAsked] = useState(false);
  const [release] = useReleaseNewslettersMutation();
  const { partnerId, partnerUsername, businessName, subject, stoppedAt, ...figures } = of;
  return (
    <Card component="li" className={styles.row}>
      <span className={styles.rowText}>
        <Link
          className="tap-line"
          to={`/dashboard/${encodeURIComponent(partnerUsername)}/newsletters/${of.newsletterId}`}
        >
          <bdi>{businessName}</bdi>
        </Link>
        <bdi>{subject}</bdi>
        <span className="small">{t('stops.figures', figures)}</span>
        <span className="small muted">{format.dateTime(stoppedAt)}</span>
      </span>
      <Button kind="line" onClick={() => setAsked(true)}>
        {t('stops.release')}
      </Button>
      {asked ? (
        <ActDialog
          title={t('stops.releaseTitle', { name: isolate(businessName) })}
          text={t('stops.releaseText')}
          confirm={t('stops.release')}
          reasons={[t('stops.why.checked'), t('stops.why.mended')]}
          send={(reason) => release({ params: { partnerId }, body: { reason } })}
          onDone={() => {
            say(t('stops.released'));
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Card>
  );
}

/** /admin-panel/newsletter-stops: stores that may not send because too many people left or complained. */
export function NewsletterStopsScreen() {
  const { t } = useTranslation('newsletters');
  const query = useNewsletterStopsQuery(undefined, { refetchOnMountOrArgChange: true });
  useTitle(t('stops.title'));
  const stops = query.data?.stops;
  return (
    <Page width="narrow">
      <PageHead title={t('stops.title')} note={t('stops.note')} back="/admin-panel" />
      {!stops ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      ) : stops.length ? (
        <ul className={styles.list} aria-label={t('stops.title')}>
          {stops.map((one) => (
            <Row key={one.partnerId} of={one} />
          ))}
        </ul>
      ) : (
        <EmptyState art="empty-chat" title={t('stops.none')} />
      )}
    </Page>
  );
}
