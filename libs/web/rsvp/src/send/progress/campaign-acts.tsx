import type { Campaign } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, ConfirmDialog, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCancelCampaignMutation,
  useCancelScheduledMutation,
  usePauseCampaignMutation,
  useResumeCampaignMutation,
} from '../campaigns-api';
import styles from './campaign-acts.module.css';

type Props = { campaign: Campaign };

function Steer({ campaign }: Props) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [pause, pausing] = usePauseCampaignMutation();
  const [resume, resuming] = useResumeCampaignMutation();
  const arg = { params: { campaignId: campaign._id } };
  const running = campaign.status === 'running';
  const problem = pausing.error ?? resuming.error;
  return (
    <>
      {problem ? (
        <div style={{ gridColumn: '1 / -1' }}>
          <Note tone="bad">{words(problem)}</Note>
        </div>
      ) : null}
      <Button
        kind="line"
        size="large"
        icon={running ? 'pause' : 'send'}
        busy={pausing.isLoading || resuming.isLoading}
        onClick={() => void (running ? pause(arg) : resume(arg))}
      >
        {t(running ? 'progress.pause' : 'progress.resume')}
      </Button>
    </>
  );
}

/** Cancels all unsent messages, or only those scheduled for the next days. */
function Cancel({ campaign }: Props) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [cancelAll, cancellingAll] = useCancelCampaignMutation();
  const [cancelLater, cancellingLater] = useCancelScheduledMutation();
  const [asking, setAsking] = useState<'all' | 'later' | null>(null);
  const waiting = campaign.queued + campaign.scheduled;
  const later = asking === 'later';
  const { isLoading, error } = later ? cancellingLater : cancellingAll;
  const stop = () =>
    (later ? cancelLater : cancelAll)({ params: { campaignId: campaign._id } })
      .unwrap()
      .then(() => setAsking(null))
      .catch(() => undefined); // said in the question
  return (
    <>
      {campaign.scheduled > 0 && campaign.queued > 0 ? (
        <Button kind="ghost" danger onClick={() => setAsking('later')}>
          {t('progress.cancelLater')}
        </Button>
      ) : null}
      <Button kind="ghost" danger onClick={() => setAsking('all')}>
        {t('progress.cancel')}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        tone="bad"
        title={t(later ? 'progress.cancelLaterTitle' : 'progress.cancelTitle')}
        text={t('progress.cancelText', { count: later ? campaign.scheduled : waiting })}
        confirm={t(later ? 'progress.cancelLater' : 'progress.cancel')}
        stay={t('progress.keepSending')}
        busy={isLoading}
        problem={error ? words(error) : undefined}
        onConfirm={() => void stop()}
        onClose={() => setAsking(null)}
      />
    </>
  );
}

export function CampaignActs({ campaign, onLeave }: Props & { onLeave: () => void }) {
  const { t } = useTranslation('rsvp');
  const open = campaign.status === 'running' || campaign.status === 'paused';
  return (
    <div className={styles.actions}>
      {open ? <Steer campaign={campaign} /> : null}
      <Button kind="primary" size="large" onClick={onLeave}>
        {t('progress.toDesk')}
      </Button>
      {open && campaign.queued + campaign.scheduled > 0 ? <Cancel campaign={campaign} /> : null}
    </div>
  );
}
