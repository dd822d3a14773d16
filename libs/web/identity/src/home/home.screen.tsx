import { useTitle, useUnreadThreads, useUser } from '@smachot/web-platform';
import { Badge, Card, Icon, Page, PageHead, type IconName } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './home.module.css';

type PlaceId =
  | 'rsvps'
  | 'events'
  | 'payments'
  | 'profile'
  | 'orders'
  | 'messages'
  | 'reviews'
  | 'newsletters';
const PLACES: readonly { to: string; icon: IconName; id: PlaceId }[] = [
  { to: '/me/rsvps', icon: 'users', id: 'rsvps' },
  { to: '/me/events', icon: 'sparkle', id: 'events' },
  { to: '/me/orders', icon: 'receipt', id: 'orders' },
  { to: '/me/messages', icon: 'chat', id: 'messages' },
  { to: '/me/reviews', icon: 'star', id: 'reviews' },
  { to: '/me/newsletters', icon: 'send', id: 'newsletters' },
  { to: '/me/payments', icon: 'card', id: 'payments' },
  { to: '/me/profile', icon: 'user', id: 'profile' },
];

/** /me: the person's next steps. `summary` comes from the rsvp feature, put in by the app. */
export function HomeScreen({ summary }: { summary: ReactNode }) {
  const { t } = useTranslation('identity');
  const user = useUser();
  const { mine } = useUnreadThreads();
  useTitle(t('home.title'));
  return (
    <Page>
      <PageHead title={t('home.hello', { name: user?.firstName ?? '' })} note={t('home.lead')} />
      {summary}
      <nav aria-label={t('home.places')}>
        <ul className={styles.places}>
          {PLACES.map(({ to, icon, id }) => (
            <Card component="li" pad="none" key={id}>
              <Link to={to} className={styles.place}>
                <span className={styles.icon}>
                  <Icon name={icon} size={22} />
                </span>
                <span className="grow">
                  <b>{t(`home.${id}.title`)}</b>
                  <span className="small muted">{t(`home.${id}.text`)}</span>{' '}
                  {id === 'messages' && mine > 0 ? (
                    <Badge tone="accent" icon="chat">
                      {t('home.messages.unread', { count: mine })}
                    </Badge>
                  ) : null}
                </span>
                <Icon name="next" />
              </Link>
            </Card>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
