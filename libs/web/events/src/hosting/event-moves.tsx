import type { HostedEvent } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useProblemText } from '@smachot/web-platform';
import { Button, Card, ConfirmDialog, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useCancelFollowingMutation,
  useDeleteEventMutation,
  useDuplicateEventMutation,
  usePatchEventMutation,
} from './hosting-api';
import styles from './hosting.module.css';

type Props = { event: HostedEvent; base: string };

/** Opens and closes the registration without the form. */
function RegistrationSwitch({ event }: Pick<Props, 'event'>) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const [patch, patching] = usePatchEventMutation();
  const { registrationOptions: options, id: hostedEventId, version } = event;
  const turn = () => {
    const registrationOptions = { ...options, isRegistrationOpen: !options.isRegistrationOpen };
    void patch({ params: { hostedEventId }, body: { registrationOptions, version } });
  };
  return (
    <>
      <Button kind="line" busy={patching.isLoading} onClick={turn}>
        {options.isRegistrationOpen ? t('manage.close') : t('manage.reopen')}
      </Button>
      {patching.error ? <Note tone="bad">{words(patching.error)}</Note> : null}
    </>
  );
}

function Duplicate({ event, base }: Props) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [duplicate, duplicating] = useDuplicateEventMutation();
  const copy = async () => {
    const { data } = await duplicate({ params: { hostedEventId: event.id } });
    if (!data) return;
    say(t('manage.duplicated'));
    await navigate(`${base}/${data.data.id}/edit`);
  };
  return (
    <>
      <Button kind="line" busy={duplicating.isLoading} onClick={() => void copy()}>
        {t('manage.duplicate')}
      </Button>
      {duplicating.error ? <Note tone="bad">{words(duplicating.error)}</Note> : null}
    </>
  );
}

function CallOff({ event, base }: Props) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useDeleteEventMutation();
  const confirm = async () => {
    const { error } = await remove({ params: { hostedEventId: event.id } });
    if (error) return;
    say(t('manage.calledOff'));
    await navigate(base);
  };
  return (
    <>
      <Button kind="ghost" danger onClick={() => setAsking(true)}>
        {t('manage.callOff')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('manage.callOffTitle', { title: isolate(event.title) })}
        text={t('manage.callOffText')}
        confirm={t('manage.callOff')}
        stay={t('manage.keep')}
        tone="bad"
        busy={removing.isLoading}
        problem={removing.error ? words(removing.error) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Calls this date and all dates after it off. */
function CallOffFollowing({ event, base }: Props) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [cancel, canceling] = useCancelFollowingMutation();
  const confirm = async () => {
    const { data } = await cancel({ params: { hostedEventId: event.id } });
    if (!data) return;
    say(t('series.calledOff', { count: data.canceled }));
    await navigate(base);
  };
  return (
    <>
      <Button kind="ghost" danger onClick={() => setAsking(true)}>
        {t('series.callOff')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('series.callOffTitle', { title: isolate(event.title) })}
        text={t('manage.callOffText')}
        confirm={t('series.callOff')}
        stay={t('series.keep')}
        tone="bad"
        busy={canceling.isLoading}
        problem={canceling.error ? words(canceling.error) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Whether dates of the series come after this one. */
const hasLater = ({ series, startDatetime }: HostedEvent): boolean =>
  series?.dates.some((date) => !date.canceled && date.startDatetime > startDatetime) ?? false;

/** What an owner does with the event as a whole. */
export function EventMoves({ event, base }: Props) {
  const { t } = useTranslation('events');
  return (
    <Card component="section" className={styles.part} aria-labelledby="he-moves">
      <h2 id="he-moves">{t('manage.moves')}</h2>
      <p className="muted small">{t('manage.duplicateHint')}</p>
      <div className="row wrap">
        <RegistrationSwitch event={event} />
        <Duplicate event={event} base={base} />
        <CallOff event={event} base={base} />
        {hasLater(event) ? <CallOffFollowing event={event} base={base} /> : null}
      </div>
    </Card>
  );
}
