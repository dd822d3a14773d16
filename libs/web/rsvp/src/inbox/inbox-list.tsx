import type { EventId } from '@smachot/contracts';
import { useAddressParams, useFormat } from '@smachot/web-platform';
import {
  Avatar,
  Button,
  ChipRow,
  EmptyState,
  FilterChip,
  Icon,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { type Inbox, useInboxInfiniteQuery } from './inbox-api';
import { useMessageWords } from './message-words';
import styles from './inbox.module.css';

function Item({ item, eventId, search }: { item: Inbox['items'][number]; eventId: EventId; search: string }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const words = useMessageWords();
  const answered = item.answeredAt !== null && item.answeredAt > item.last.at;
  return (
    <li>
      <NavLink className={styles.item} to={`/me/rsvps/${eventId}/inbox/${item.rsvpId}${search}`}>
        <Avatar name={item.attendeeName} />
        <span className={styles.itemText}>
          <span className={styles.itemHead}>
            <b className="ell" dir="auto">
              {item.attendeeName}
            </b>
            <span className="small muted">{format.relative(item.last.at)}</span>
          </span>
          <span className={styles.itemHead}>
            <span className={item.unread > 0 ? clsx('ell', styles.unread) : 'ell muted'} dir="auto">
              {words(item.last)}
            </span>
            {item.unread > 0 ? (
              <span className={styles.count}>
                <span aria-hidden>{item.unread}</span>
                <span className="sr">{t('inbox.unread', { count: item.unread })}</span>
              </span>
            ) : answered ? (
              <Icon name="check2" size={16} label={t('inbox.answered')} />
            ) : null}
          </span>
        </span>
      </NavLink>
    </li>
  );
}

/** Guests who wrote, newest first. */
export function InboxItems({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const [params, setParams] = useAddressParams();
  const unread = params.get('unread') === '1';
  const query = useInboxInfiniteQuery({ eventId, unread });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const waiting = query.data?.pages.at(0)?.unread ?? 0;
  const show = (only: boolean) => setParams(only ? { unread: '1' } : {}, { replace: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />;
  if (!items.length && !unread)
    return <EmptyState art="empty-chat" title={t('inbox.empty')} text={t('inbox.emptyText')} />;
  return (
    <>
      <ChipRow label={t('inbox.show')}>
        <FilterChip on={!unread} onClick={() => show(false)}>
          {t('inbox.showAll')}
        </FilterChip>
        <FilterChip on={unread} count={waiting} onClick={() => show(true)}>
          {t('inbox.showUnread')}
        </FilterChip>
      </ChipRow>
      {items.length ? (
        <ul className={clsx('card', styles.list)} aria-label={t('inbox.title')}>
          {items.map((item) => (
            <Item key={item.rsvpId} item={item} eventId={eventId} search={unread ? '?unread=1' : ''} />
          ))}
        </ul>
      ) : (
        <p className={clsx('muted', styles.none)}>{t('inbox.allRead')}</p>
      )}
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('inbox.more')}
        </Button>
      ) : null}
    </>
  );
}
