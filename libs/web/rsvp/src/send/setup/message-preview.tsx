import type { Rsvp, RsvpId } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Icon, IconButton, Ltr } from '@smachot/web-ui';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendPreview } from '../send.flow';
import sendStyles from '../send.module.css';
import styles from './message-preview.module.css';

/** The chat's own marking: *bold*. */
export const marked = (text: string): { bold: boolean; text: string }[] =>
  text
    .split(/(\*[^*\n]+\*)/)
    .filter(Boolean)
    .map((part) =>
      /^\*[^*\n]+\*$/.test(part) ? { bold: true, text: part.slice(1, -1) } : { bold: false, text: part },
    );

type Message = SendPreview['messages'][number];
type BubbleProps = { message: Pick<Message, 'body' | 'buttons'> & { imageUrl?: string | null }; at: string };

export function Bubble({ message, at }: BubbleProps) {
  return (
    <div className={styles.message} dir="auto">
      {message.imageUrl ? (
        <div className={styles.picture}>
          <img src={message.imageUrl} alt="" />
        </div>
      ) : null}
      <div className={styles.text}>
        {marked(message.body).map((part, index) => (
          <Fragment key={index}>{part.bold ? <b>{part.text}</b> : part.text}</Fragment>
        ))}
        <time>
          <Ltr>{at}</Ltr>
        </time>
      </div>
      {message.buttons.map((button) => (
        <div key={button} className={styles.button}>
          {button}
        </div>
      ))}
    </div>
  );
}

type SwitchProps = { shown: number; total: number; name: string; onShow: (index: number) => void };

/** From one guest's message to the next. */
function GuestSwitch({ shown, total, name, onShow }: SwitchProps) {
  const { t } = useTranslation('rsvp');
  return (
    <div className={styles.swap}>
      <IconButton
        icon="next"
        label={t('send.previousGuest')}
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
        turned
      />
      <span role="status">
        {t('send.guestOf', { number: shown + 1, total })}
        <span className="sr">{name}</span>
      </span>
      <IconButton
        icon="next"
        label={t('send.nextGuest')}
        disabled={shown === total - 1}
        onClick={() => onShow(shown + 1)}
      />
    </div>
  );
}

type Props = {
  messages: readonly Message[];
  byId: ReadonlyMap<string, Rsvp>;
  at: Date;
  /** Content after the message of this guest. */
  after: (rsvpId: RsvpId) => ReactNode;
};

/** The message as this guest will see it in the chat, one guest after the other. */
export function MessagePreview({ messages, byId, at, after }: Props) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const [wanted, setShown] = useState(0);
  const shown = Math.min(wanted, messages.length - 1);
  const message = messages[shown];
  if (!message) return null;
  const name = byId.get(message.rsvpId)?.attendeeName ?? '';
  return (
    <section className={sendStyles.preview} aria-labelledby="send-preview">
      <h3 id="send-preview">
        <Icon name="eye" size={18} />
        {t('send.preview')}
      </h3>
      <div className={styles.chat}>
        <Bubble message={message} at={format.time(at)} />
      </div>
      {messages.length > 1 ? (
        <GuestSwitch shown={shown} total={messages.length} name={name} onShow={setShown} />
      ) : null}
      {after(message.rsvpId)}
    </section>
  );
}
