import type { ThreadCard } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Avatar, Badge, Button, EmptyState, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useThreadsInfiniteQuery } from './conversations-api';
import conversationsStyles from './conversations.module.css';
import styles from './thread-list.module.css';

function Item({ card, base }: { card: ThreadCard; base: string }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const { lastMessage } = card;
  const name = card.name || t('customer');
  return (
    <li>
      <NavLink className={conversationsStyles.item} to={`${base}/${card._id}`}>
        <Avatar name={name} />
        <span className={conversationsStyles.itemText}>
          <span className={conversationsStyles.itemHead}>
            <b className="ell" dir="auto">
              {name}
            </b>
            <span className="small muted">{format.relative(lastMessage.at)}</span>
          </span>
          <span className={conversationsStyles.itemHead}>
            <span className={card.unread > 0 ? clsx('ell', styles.unread) : 'ell muted'}>
              {lastMessage.by === card.side ? `${t('yourLine')} ` : ''}
              <bdi>{lastMessage.text || t('picture')}</bdi>
            </span>
            {card.unread > 0 ? (
              <span className={styles.count}>
                <span aria-hidden>{card.unread}</span>
                <span className="sr">{t('unread', { count: card.unread })}</span>
              </span>
            ) : null}
          </span>
          {card.side === 'partner' && card.waiting ? (
            <span>
              <Badge tone="accent" icon="clock">
                {t('waiting')}
              </Badge>
            </span>
          ) : null}
        </span>
      </NavLink>
    </li>
  );
}

/** The last written first. */
export function ThreadList({ store, base }: { store: string; base: string }) {
  const { t } = useTranslation('conversations');
  const query = useThreadsInfiniteQuery(store, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />;
  const cards = query.data.pages.flatMap(({ threads }) => threads);
  if (!cards.length)
    return store ? (
      <EmptyState art="empty-chat" title={t('emptyStore')} text={t('emptyStoreText')} />
    ) : (
      <EmptyState
        art="empty-chat"
        title={t('emptyMine')}
        text={t('emptyMineText')}
        action={
          <Button kind="accent" icon="search" to="/">
            {t('findBusinesses')}
          </Button>
        }
      />
    );
  return (
    <>
      <ul className={clsx('card', conversationsStyles.list)} aria-label={t('title')}>
        {cards.map((card) => (
          <Item key={card._id} card={card} base={base} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}
