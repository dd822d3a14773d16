import type { ThreadMessage, ThreadSide } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import conversationsStyles from './conversations.module.css';
import styles from './message-item.module.css';

type PictureProps = { picture: NonNullable<ThreadMessage['picture']>; when: string };

function MessagePicture({ picture, when }: PictureProps) {
  const { t } = useTranslation('conversations');
  return (
    <a href={picture.url} target="_blank" rel="noreferrer noopener" className={styles.picture}>
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={t('pictureFrom', { when })}
        loading="lazy"
        style={{ backgroundImage: `url("${picture.placeholder}")` }}
      />
    </a>
  );
}

/** A text or a picture, on its sender's side. */
export function MessageItem({ message, side }: { message: ThreadMessage; side: ThreadSide }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const { picture, about } = message;
  const when = format.dateTime(message.at);
  const author = message.you ? t('you') : message.author;
  return (
    <li
      className={message.by === side ? clsx(styles.bubble, styles.ours) : clsx(styles.bubble, styles.theirs)}
    >
      {about ? (
        <p className={clsx('small', conversationsStyles.about)}>
          {t('about')} <bdi>{about.name}</bdi>
        </p>
      ) : null}
      {message.text ? (
        <p className={conversationsStyles.text} dir="auto">
          {message.text}
        </p>
      ) : null}
      {picture ? <MessagePicture picture={picture} when={when} /> : null}
      <p className={clsx('small', styles.meta)}>
        {author ? (
          <>
            <bdi>{author}</bdi> ·{' '}
          </>
        ) : null}
        {when}
      </p>
    </li>
  );
}
