import type { ThreadId } from '@smachot/contracts';
import { useAppDispatch, useLive, useTitle } from '@smachot/web-platform';
import { Icon, Page, PageHead, useWide } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { conversationsApi } from './conversations-api';
import { ThreadList } from './thread-list';
import { ThreadPane } from './thread-pane';
import './texts';
import styles from './conversations.module.css';

/** One's own conversations, or those of a store: the list and one of them beside each other, on a phone one after the other. */
export function MessagesScreen() {
  const { storeUsername, threadId } = useParams<{ storeUsername: string; threadId: ThreadId }>();
  const { t } = useTranslation('conversations');
  const wide = useWide(905);
  const dispatch = useAppDispatch();
  useTitle(t('title'));
  useLive('me', () => dispatch(conversationsApi.util.invalidateTags(['Thread'])));
  useLive(threadId ? `thread:${threadId}` : null, () =>
    dispatch(conversationsApi.util.invalidateTags(['Thread'])),
  );
  const base = storeUsername ? `/dashboard/${storeUsername}/messages` : '/me/messages';
  const back = threadId && !wide ? base : storeUsername ? `/dashboard/${storeUsername}` : '/me';
  const list = <ThreadList store={storeUsername ?? ''} base={base} />;
  const pane = threadId ? <ThreadPane key={threadId} threadId={threadId} /> : null;
  return (
    <Page>
      <PageHead title={t('title')} back={back} />
      {wide ? (
        <div className={styles.conversations}>
          <div className={styles.side}>{list}</div>
          {pane ?? (
            <p className={clsx('muted', styles.none)}>
              <Icon name="chat" /> {t('choose')}
            </p>
          )}
        </div>
      ) : (
        (pane ?? list)
      )}
    </Page>
  );
}
