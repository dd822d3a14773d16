import { isolate } from '@smachot/kernel';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { AddressText, Button, Card, Note } from '@smachot/web-ui';
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
        <AddressText address={url} />
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

/** The feed of this person: the query, and the actions that make, renew and revoke its address. */
const useFeed = (store: string) => {
  const params = { partner: store };
  const { data } = useCalendarFeedQuery({ params });
  const [create, making] = useCreateCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  const createdAt = data?.createdAt ?? null;
  return {
    isLoaded: data !== undefined,
    createdAt,
    url: createdAt === null ? undefined : making.data?.url,
    problem: making.error ?? revoking.error,
    making: making.isLoading,
    revoking: revoking.isLoading,
    create: () => void create({ params }),
    revoke: () => void revoke({ params }),
  };
};
type Feed = ReturnType<typeof useFeed>;

/** The new address, or the day since which there is one. */
function FeedStatus({ feed: { url, createdAt } }: { feed: Feed }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <div role="status" className="ui-flow">
      {url ? <Address url={url} /> : null}
      {createdAt !== null && !url ? (
        <p className="small muted">{t('feed.since', { when: isolate(format.dayAndDate(createdAt)) })}</p>
      ) : null}
    </div>
  );
}

function FeedActions({ feed: { url, createdAt, making, revoking, create, revoke } }: { feed: Feed }) {
  const { t } = useTranslation('orders');
  return (
    <div className="row wrap">
      {url ? null : (
        <Button kind={createdAt ? 'line' : 'soft'} icon="cal" busy={making} onClick={create}>
          {t(createdAt ? 'feed.renew' : 'feed.make')}
        </Button>
      )}
      {createdAt ? (
        <Button kind="ghost" icon="x" busy={revoking} onClick={revoke}>
          {t('feed.revoke')}
        </Button>
      ) : null}
    </div>
  );
}

/** The store's orders as a personal calendar feed: a private address that can be renewed and revoked. */
export function CalendarFeed({ store }: { store: string }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const feed = useFeed(store);
  const { isLoaded, createdAt, url, problem } = feed;
  if (!isLoaded) return null;
  return (
    <Card component="section" className={styles.part} aria-labelledby="orders-feed">
      <h2 id="orders-feed">{t('feed.title')}</h2>
      <p>{t('feed.what')}</p>
      <FeedStatus feed={feed} />
      <FeedActions feed={feed} />
      {createdAt && !url ? <p className="small muted">{t('feed.renewWhat')}</p> : null}
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </Card>
  );
}
