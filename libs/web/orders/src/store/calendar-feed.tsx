import { isolate } from '@smachot/kernel';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Card, Ltr, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '../orders-api';
import styles from '../orders.module.css';

/** The feed's address, shown only this once: to open in a calendar, or to copy into one. */
function Address({ url }: { url: string }) {
  const { t } = useTranslation('orders');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // without the clipboard permission the person copies by hand
      () => undefined,
    );
  return (
    <>
      <Note tone="ok" icon="check">
        {t('feed.once')}
      </Note>
      <p className={styles.feedUrl}>
        <Ltr>{url}</Ltr>
      </p>
      <div className="row wrap">
        <Button icon="cal" href={url}>
          {t('feed.open')}
        </Button>
        <Button kind="soft" onClick={() => void copy()}>
          {t(copied ? 'feed.copied' : 'feed.copy')}
        </Button>
      </div>
    </>
  );
}

/** The store's orders as a personal calendar feed: a private address that can be renewed and revoked. */
export function CalendarFeed({ store }: { store: string }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useProblemText();
  const params = { partner: store };
  const feed = useCalendarFeedQuery({ params });
  const [create, making] = useCreateCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  if (!feed.data) return null;
  const { createdAt } = feed.data;
  const url = createdAt === null ? undefined : making.data?.url;
  const problem = making.error ?? revoking.error;
  return (
    <Card component="section" className={styles.part} aria-labelledby="orders-feed">
      <h2 id="orders-feed">{t('feed.title')}</h2>
      <p>{t('feed.what')}</p>
      <div role="status" className="ui-flow">
        {url ? <Address url={url} /> : null}
        {createdAt !== null && !url ? (
          <p className="small muted">{t('feed.since', { when: isolate(format.dayAndDate(createdAt)) })}</p>
        ) : null}
      </div>
      <div className="row wrap">
        {url ? null : (
          <Button
            kind={createdAt ? 'line' : 'soft'}
            icon="cal"
            busy={making.isLoading}
            onClick={() => void create({ params })}
          >
            {t(createdAt ? 'feed.renew' : 'feed.make')}
          </Button>
        )}
        {createdAt ? (
          <Button kind="ghost" icon="x" busy={revoking.isLoading} onClick={() => void revoke({ params })}>
            {t('feed.revoke')}
          </Button>
        ) : null}
      </div>
      {createdAt && !url ? <p className="small muted">{t('feed.renewWhat')}</p> : null}
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </Card>
  );
}
