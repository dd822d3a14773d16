import type { EventId, UntoldChange } from '@smachot/contracts';
import { listed, useProblemText } from '@smachot/web-platform';
import { Button, Note, useSnackbar } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useDismissChangeMutation, usePendingChangeQuery, useTellChangeMutation } from './campaigns-api';
import deskStyles from '../desk/desk.module.css';
import sendStyles from './send.module.css';

function Change({ eventId, change }: { eventId: EventId; change: UntoldChange }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const say = useSnackbar();
  const [tell, telling] = useTellChangeMutation();
  const [dismiss, dismissing] = useDismissChangeMutation();
  const arg = { params: { eventId, changeId: change._id } };
  const problem = telling.error ?? dismissing.error;
  const parts = listed(change.what.map((part) => t(`change.part.${part}`)));
  const send = () =>
    tell(arg)
      .unwrap()
      .then(({ told }) => say(t('change.told', { count: told })))
      .catch(() => undefined); // said in the note
  return (
    <section className={clsx('card', deskStyles.panel, deskStyles.second)} aria-label={t('change.title')}>
      <h2>{t('change.title')}</h2>
      <p>{t('change.what', { parts })}</p>
      <p className="small muted">{t('change.note')}</p>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
      <div className={sendStyles.sendingsActions}>
        <Button kind="primary" icon="send" busy={telling.isLoading} onClick={() => void send()}>
          {t('change.tell', { count: change.guests })}
        </Button>
        <Button kind="ghost" busy={dismissing.isLoading} onClick={() => void dismiss(arg)}>
          {t('change.dismiss')}
        </Button>
      </div>
    </section>
  );
}

/** Date, time or place differ from those in the sent invitations: shown until the guests are notified, or need not be. */
export function DeskChange({ eventId }: { eventId: EventId }) {
  const { data } = usePendingChangeQuery({ params: { eventId } });
  return data?.change ? <Change eventId={eventId} change={data.change} /> : null;
}
