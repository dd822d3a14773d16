import type { EventId } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Avatar, Badge, Button, Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Inbox, useLatestInboxQuery } from './inbox-api';
import { useMessageWords } from './message-words';
import deskStyles from '../desk/desk.module.css';
import inboxStyles from './inbox.module.css';

function LatestMessage({ item }: { item: Inbox['items'][number] }) {
  const format = useFormat();
  const words = useMessageWords();
  return (
    <li>
      <Link className={inboxStyles.item} to={`inbox/${item.rsvpId}`}>
        <Avatar name={item.attendeeName} />
        <span className={inboxStyles.itemText}>
          <span className={inboxStyles.itemHead}>
            <b className="ell" dir="auto">
              {item.attendeeName}
            </b>
            <span className="small muted">{format.relative(item.last.at)}</span>
          </span>
          <span className={item.unread > 0 ? clsx('ell', inboxStyles.unread) : 'ell muted'} dir="auto">
            {words(item.last)}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The guests' latest messages, and the count of unread ones. Renders nothing until the first message. */
export function DeskInbox({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const { data } = useLatestInboxQuery(eventId);
  if (!data?.items.length) return null;
  return (
    <section
      className={clsx('card', deskStyles.panel, deskStyles.second, inboxStyles.latest)}
      aria-labelledby="desk-inbox"
    >
      <div className="row">
        <h2 id="desk-inbox" className="grow">
          <Icon name="chat" /> {t('inbox.title')}
        </h2>
        {data.unread > 0 ? (
          <Badge tone="accent" icon="chat">
            {t('inbox.waiting', { count: data.unread })}
          </Badge>
        ) : null}
      </div>
      <ul>
        {data.items.map((item) => (
          <LatestMessage key={item.rsvpId} item={item} />
        ))}
      </ul>
      <Button kind="soft" icon="chat" to="inbox" block>
        {t('inbox.all')}
      </Button>
    </section>
  );
}
