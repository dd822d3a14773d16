import { useFormat } from '@smachot/web-platform';
import { Button, Icon, Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Ask, EventInfo } from './event-info';
import styles from './event-info.module.css';

type EventBarProps = { event: EventInfo; linked: boolean; onAsk: (ask: Ask) => void };

/** The event that the prices are for: day, number, place; or a question while it is unknown. */
export function EventBar(props: EventBarProps) {
  const { datetime, location, participants } = props.event;
  const known = datetime || participants || location;
  return known ? <KnownEvent {...props} /> : <UnknownEvent onAsk={props.onAsk} />;
}

function UnknownEvent({ onAsk }: Pick<EventBarProps, 'onAsk'>) {
  const { t } = useTranslation('stores');
  return (
    <div className={styles.bar}>
      <Icon name="cal" size={22} />
      <p className="grow">
        <b>{t('event.unknown')}</b>
        <br />
        {t('event.unknownText')}
      </p>
      <Button kind="ghost" onClick={() => onAsk('when')}>
        {t('event.tell')}
      </Button>
    </div>
  );
}

function KnownEvent({ event: { datetime, location, participants }, linked, onAsk }: EventBarProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  return (
    <div className={styles.bar}>
      <Icon name="cal" size={22} />
      <p className="grow">
        <b>
          {datetime ? (
            <>
              {format.dayAndDate(datetime)}, <Ltr>{format.time(datetime)}</Ltr>
            </>
          ) : (
            t('event.noDate')
          )}
        </b>
        <br />
        {participants ? t('event.guests', { count: participants }) : t('event.noCount')}
        {' · '}
        {location ? <bdi>{location.address}</bdi> : t('event.noPlace')}
        {linked ? ` · ${t('event.linked')}` : null}
      </p>
      <Button kind="ghost" aria-label={t('event.changeLabel')} onClick={() => onAsk('when')}>
        {t('event.change')}
      </Button>
    </div>
  );
}
