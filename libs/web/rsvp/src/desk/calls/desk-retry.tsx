import type { Invitation } from '@smachot/contracts';
import { now, useFormat } from '@smachot/web-platform';
import { Button, Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useAddressPatch } from '../../use-address-patch';
import type { ChosenGuests } from '../selection/chosen-guests';
import { useSomeGuestsQuery } from '../guests/guests-api';
import { type Retry, toRetry } from './to-retry';
import deskStyles from '../desk.module.css';
import sendStyles from '../../send/send.module.css';

type Props = { invitation: Invitation; chosen: ChosenGuests };

/** Opens the send dialog with all failed messages at once. No message is sent before the host confirms there. */
export function DeskRetry({ invitation: { _id: eventId, nextReminder }, chosen }: Props) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { open } = useAddressPatch();
  const { data } = useSomeGuestsQuery({ eventId, filter: { toRetry: true } });
  const { ready, waiting } = toRetry(data ?? [], now());
  if (!ready.length && !waiting) return null;
  const start = ({ kind, rsvpIds }: Retry) => {
    chosen.clear();
    chosen.choose(rsvpIds);
    open({ send: kind, to: 'chosen' });
  };
  return (
    <section
      className={clsx('card', deskStyles.panel, deskStyles.second, sendStyles.sendings)}
      aria-labelledby="desk-retry"
    >
      <h2 id="desk-retry">
        <Icon name="alert" /> {t('retry.title')}
      </h2>
      <p className="small muted">
        {nextReminder ? t('retry.withReminder', { when: format.dateTime(nextReminder.at) }) : t('retry.text')}
      </p>
      {waiting ? (
        <p className="small muted">
          {t('retry.waiting', { count: waiting.count, when: format.time(waiting.until) })}
        </p>
      ) : null}
      <div className={sendStyles.sendingsActions}>
        {ready.map((retry) => (
          <Button key={retry.kind} kind="soft" icon="send" onClick={() => start(retry)}>
            {t(`retry.${retry.kind}`, { count: retry.rsvpIds.length })}
          </Button>
        ))}
      </div>
    </section>
  );
}
