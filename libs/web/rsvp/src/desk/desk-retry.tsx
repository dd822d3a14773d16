import { now } from '@smachot/web-platform';
import { Button, Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useAddressPatch } from '../use-address-patch';
import type { ChosenGuests } from './chosen-guests';
import { useSomeGuestsQuery } from './guests-api';
import { type Retry, toRetry } from './to-retry';

type Props = { eventId: string; chosen: ChosenGuests };

/** Messages that did not arrive: all of them into the send dialog at once. Nothing is sent before the host confirms there. */
export function DeskRetry({ eventId, chosen }: Props) {
  const { t } = useTranslation('rsvp');
  const { open } = useAddressPatch();
  const { data } = useSomeGuestsQuery({ eventId, filter: { toCall: true } });
  const retries = toRetry(data ?? [], now());
  if (!retries.length) return null;
  const start = ({ kind, rsvpIds }: Retry) => {
    chosen.clear();
    chosen.choose(rsvpIds);
    open({ send: kind, to: 'chosen' });
  };
  return (
    <section className="card desk-panel desk-o2 sendings" aria-labelledby="desk-retry">
      <h2 id="desk-retry">
        <Icon name="alert" /> {t('retry.title')}
      </h2>
      <p className="small muted">{t('retry.text')}</p>
      <div className="sendings-acts">
        {retries.map((retry) => (
          <Button key={retry.kind} kind="soft" icon="send" onClick={() => start(retry)}>
            {t(`retry.${retry.kind}`, { count: retry.rsvpIds.length })}
          </Button>
        ))}
      </div>
    </section>
  );
}
