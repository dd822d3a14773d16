import type { ThreadId, ThreadMessage } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Avatar, Button, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ThreadPage,
  useMarkThreadReadMutation,
  useSettleThreadMutation,
  useThreadInfiniteQuery,
} from './conversations-api';
import { MessageItem } from './message-item';
import { ReportDialog } from './report.dialog';
import { WriteForm } from './write-form';
import conversationsStyles from './conversations.module.css';
import styles from './thread-pane.module.css';

/** Visible messages count as read; each last message is reported to the server once. */
const useMarkedRead = (threadId: ThreadId, thread: ThreadPage | undefined) => {
  const [markRead] = useMarkThreadReadMutation();
  const told = useRef(0);
  const last = thread?.messages.at(-1)?.number ?? 0;
  const unread = (thread?.unread ?? 0) > 0;
  useEffect(() => {
    const tell = () => {
      if (!unread || told.current >= last || document.visibilityState === 'hidden') return;
      told.current = last;
      void markRead({ params: { threadId }, body: { upTo: last } });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [threadId, last, unread, markRead]);
};

/** Scrolls to the newest message, but not to older ones that were loaded on request. */
const useEndInSight = (messages: readonly ThreadMessage[]) => {
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?._id;
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return end;
};

function Head({ thread, onReport }: { thread: ThreadPage; onReport: () => void }) {
  const { t } = useTranslation('conversations');
  const name = thread.name || t('customer');
  return (
    <header className={styles.head}>
      <Avatar name={name} size={44} />
      <h2 id="cv-name" className="ell grow" dir="auto">
        {name}
      </h2>
      {thread.side === 'customer' ? (
        <Button kind="line" icon="table" to={`/partner/${thread.partnerUsername}`}>
          {t('toStore')}
        </Button>
      ) : null}
      {thread.status === 'open' ? (
        <Button kind="ghost" icon="alert" onClick={onReport} aria-haspopup="dialog">
          {t('report.open')}
        </Button>
      ) : null}
    </header>
  );
}

/** Pressed, what the customer wrote last (thanks, say) waits for no answer; pressed again, it waits. */
function NoAnswer({ thread: { _id: threadId, waiting }, last }: { thread: ThreadPage; last: number }) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const [settle, { isLoading, error }] = useSettleThreadMutation();
  return (
    <>
      <div>
        <Button
          kind={waiting ? 'ghost' : 'soft'}
          icon={waiting ? 'clock' : 'check'}
          aria-pressed={!waiting}
          busy={isLoading}
          onClick={() => void settle({ params: { threadId }, body: { upTo: waiting ? last : 0 } })}
        >
          {t('noAnswer')}
        </Button>
      </div>
      {error ? <Note tone="bad">{words(error)}</Note> : null}
    </>
  );
}

/** Whether the customer had the last word in a thread that this store may answer. */
const isForStore = ({ side, status }: ThreadPage, last: ThreadMessage): boolean =>
  side === 'partner' && status === 'open' && last.by === 'customer';

/** What can be written, or why nothing can. */
function Writing({ thread }: { thread: ThreadPage }) {
  const { t } = useTranslation('conversations');
  if (!thread.obstacle) return <WriteForm thread={thread} />;
  const isOurReport = thread.obstacle === 'reported' && thread.reportedByYou;
  return (
    <Note tone="warn" icon="info">
      {isOurReport ? t('reportedByYou') : t(`obstacle.${thread.obstacle}`)}
    </Note>
  );
}

/** One conversation, with the way to write. */
export function ThreadPane({ threadId }: { threadId: ThreadId }) {
  const { t } = useTranslation('conversations');
  const [reporting, setReporting] = useState(false);
  const query = useThreadInfiniteQuery(threadId, { refetchOnMountOrArgChange: true });
  const newest = query.data?.pages[0];
  const messages = [...(query.data?.pages ?? [])].reverse().flatMap((page) => page.messages);
  const last = messages.at(-1);
  useMarkedRead(threadId, newest);
  const end = useEndInSight(messages);
  if (!newest) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  return (
    <section className={clsx('card', conversationsStyles.pane)} aria-labelledby="cv-name">
      <Head thread={newest} onReport={() => setReporting(true)} />
      {query.hasNextPage ? (
        <Button kind="soft" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('older')}
        </Button>
      ) : null}
      <div role="log" aria-label={t('conversation', { name: newest.name || t('customer') })}>
        <ol className={conversationsStyles.messages}>
          {messages.map((message) => (
            <MessageItem key={message._id} message={message} side={newest.side} />
          ))}
        </ol>
      </div>
      {messages.some(({ masked }) => masked) ? <Note icon="lock">{t('masked')}</Note> : null}
      {last && isForStore(newest, last) ? <NoAnswer thread={newest} last={last.number} /> : null}
      <Writing thread={newest} />
      <div ref={end} />
      {reporting ? <ReportDialog threadId={threadId} onClose={() => setReporting(false)} /> : null}
    </section>
  );
}
