import type { EventId, UntoldChange } from '@smachot/contracts';
import { listed, now, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Note, useSnackbar } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDismissChangeMutation, usePendingChangeQuery, useTellChangeMutation } from './campaigns-api';
import { Bubble } from './setup/message-preview';
import deskStyles from '../desk/desk.module.css';
import previewStyles from './setup/message-preview.module.css';
import sendStyles from './send.module.css';

type Props = { eventId: EventId; change: UntoldChange };

/** What the first guest will read, and from when on. */
function ChangeMessage({ change: { messages, heldUntil } }: Pick<Props, 'change'>) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const [message] = messages;
  return (
    <>
      {heldUntil ? <Note icon="moon">{t('change.held', { when: format.dateTime(heldUntil) })}</Note> : null}
      {message ? (
        <section aria-label={t('send.preview')}>
          <div className={previewStyles.chat}>
            <Bubble message={message} at={format.time(heldUntil ?? now())} />
          </div>
        </section>
      ) : null}
    </>
  );
}

/** Shows the message before anything is sent. */
function TellChangeDialog({ eventId, change, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const say = useSnackbar();
  const [tell, { isLoading, error }] = useTellChangeMutation();
  const { guests } = change;
  const send = () =>
    tell({ params: { eventId, changeId: change._id } })
      .unwrap()
      .then(({ told }) => say(t('change.told', { count: told })))
      .catch(() => undefined); // said in the dialog
  return (
    <Dialog
      open
      title={t('change.confirm', { count: guests })}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" icon="send" busy={isLoading} onClick={() => void send()}>
            {t('change.tell', { count: guests })}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('change.notNow')}
          </Button>
        </>
      }
    >
      <div className={sendStyles.told}>
        {error ? <Note tone="bad">{words(error)}</Note> : null}
        <ChangeMessage change={change} />
        <p className="small muted">{t('change.note')}</p>
      </div>
    </Dialog>
  );
}

function Change({ eventId, change }: Props) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [asking, setAsking] = useState(false);
  const [dismiss, { isLoading, error }] = useDismissChangeMutation();
  const parts = listed(change.what.map((part) => t(`change.part.${part}`)));
  return (
    <section className={clsx('card', deskStyles.panel, sendStyles.change)} aria-label={t('change.title')}>
      <div className="grow">
        <h2>{t('change.title')}</h2>
        <p>{t('change.what', { parts })}</p>
        {error ? <Note tone="bad">{words(error)}</Note> : null}
      </div>
      <div className={sendStyles.sendingsActions}>
        <Button kind="primary" icon="eye" onClick={() => setAsking(true)}>
          {t('change.look')}
        </Button>
        <Button
          kind="ghost"
          busy={isLoading}
          onClick={() => void dismiss({ params: { eventId, changeId: change._id } })}
        >
          {t('change.dismiss')}
        </Button>
      </div>
      {asking ? (
        <TellChangeDialog eventId={eventId} change={change} onClose={() => setAsking(false)} />
      ) : null}
    </section>
  );
}

/** Date, time or place differ from those in the sent invitations: shown until the guests are notified, or need not be. */
export function DeskChange({ eventId }: { eventId: EventId }) {
  const { data } = usePendingChangeQuery({ params: { eventId } });
  return data?.change ? <Change eventId={eventId} change={data.change} /> : null;
}
