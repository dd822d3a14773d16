import type { UndecipheredWebhook } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useHandleWebhookMutation, useWebhooksInfiniteQuery } from '../acts/acts-api';
import '../texts';
import styles from '../acts/acts.module.css';

/** /admin-panel/webhooks: signed webhooks that nobody understood, the newest first. */
export function WebhooksScreen() {
  const { t } = useTranslation('admin');
  const query = useWebhooksInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const webhooks = query.data?.pages.flatMap((page) => page.webhooks);
  useTitle(t('webhooks.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('webhooks.title')} note={t('webhooks.note')} back="/admin-panel" />
      <div className={styles.screen}>
        {webhooks ? (
          <Webhooks webhooks={webhooks} />
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />
        )}
        {query.hasNextPage ? (
          <Button
            kind="soft"
            block
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        ) : null}
      </div>
    </Page>
  );
}

function Webhooks({ webhooks }: { webhooks: UndecipheredWebhook[] }) {
  const { t } = useTranslation('admin');
  if (!webhooks.length) return <EmptyState art="empty-chat" title={t('webhooks.none')} />;
  return (
    <ul className={styles.rows}>
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook._id} webhook={webhook} />
      ))}
    </ul>
  );
}

/** The trouble in the server's words, as the contract lists them. */
const troubleOf = (trouble: string) =>
  trouble === 'not JSON' ? 'notJson' : trouble === 'failed' ? 'failed' : 'notUnderstood';

function WebhookRow({ webhook }: { webhook: UndecipheredWebhook }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { receivedAt, trouble, bytes, attempts, excerpt } = webhook;
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <b>{t(`webhooks.trouble.${troubleOf(trouble)}`)}</b>
        <span className="muted small">
          {t('webhooks.facts', { when: isolate(format.dateTime(receivedAt)), bytes, attempts })}
        </span>
        <pre className={styles.excerpt} dir="ltr" tabIndex={0}>
          {excerpt}
        </pre>
      </span>
      <WebhookActs id={webhook._id} />
    </li>
  );
}

function WebhookActs({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const [handle] = useHandleWebhookMutation();
  return (
    <span className="row wrap">
      {(['retry', 'dismiss'] as const).map((action) => (
        <ActButton
          key={action}
          kind={action === 'retry' ? 'soft' : 'ghost'}
          title={t(`webhooks.ask.${action}`)}
          text={t(`webhooks.askText.${action}`)}
          confirm={t(`webhooks.do.${action}`)}
          done={t(`webhooks.done.${action}`)}
          reasons={[t(`webhooks.why.${action}.one`), t(`webhooks.why.${action}.two`)]}
          send={(reason) => handle({ params: { webhookId: id }, body: { action, reason } })}
        />
      ))}
    </span>
  );
}
