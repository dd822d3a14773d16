import type { Campaign, CampaignId } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Avatar, Badge, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampaignQuery } from '../campaigns-api';
import { useSomeGuestsQuery } from '../../desk/guests/guests-api';
import { CampaignActs } from './campaign-acts';
import { latestNews } from './latest-news';
import sendStyles from '../send.module.css';
import styles from './send-progress.module.css';

/** Hints bring the numbers; this is for the times no hint gets through. */
const POLL_MS = 4000;
const CIRCUMFERENCE = 2 * Math.PI * 84;

export const sentSoFar = ({ total, queued, scheduled, failed, withdrawn, uncertain }: Campaign): number =>
  Math.max(0, total - queued - scheduled - failed - withdrawn - uncertain);

function ProgressRing({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('rsvp');
  const sent = sentSoFar(campaign);
  const share = campaign.total === 0 ? 0 : sent / campaign.total;
  return (
    <div
      className={styles.progressRing}
      role="progressbar"
      aria-valuenow={sent}
      aria-valuemin={0}
      aria-valuemax={campaign.total}
      aria-label={t('progress.title')}
    >
      <svg viewBox="0 0 220 220" aria-hidden>
        <g>
          <circle cx="110" cy="110" r="84" stroke="var(--primary-soft-2)" />
          {share > 0 ? (
            <circle
              cx="110"
              cy="110"
              r="84"
              stroke="var(--primary)"
              strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            />
          ) : null}
        </g>
      </svg>
      <div>
        <strong aria-live="polite">{sent}</strong>
        <span className="muted">{t('progress.ofTotal', { count: campaign.total })}</span>
      </div>
    </div>
  );
}

/** The state of a campaign, as the text keys name it: between two of its days no message is on its way. */
export const progressState = ({ status, queued, scheduled }: Campaign): Campaign['status'] | 'betweenDays' =>
  status === 'running' && queued === 0 && scheduled > 0 ? 'betweenDays' : status;

function Words({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const held = campaign.status === 'running' && campaign.queued > 0 && campaign.heldUntil !== null;
  return (
    <div role="status">
      <h3>{held ? t('progress.held') : t(`progress.status.${progressState(campaign)}`)}</h3>
      <p className="muted">
        {held && campaign.heldUntil
          ? `${t('send.heldUntil', { when: format.dateTime(campaign.heldUntil) })}. ${t(`held.${campaign.heldBecause ?? 'night'}`)}`
          : campaign.status === 'paused' && campaign.heldBecause === 'template'
            ? t('held.template')
            : t(`progress.note.${progressState(campaign)}`)}
      </p>
    </div>
  );
}

/** The number of messages that the host cancelled or that were no longer needed. */
function Unsent({ campaign: { status, withdrawn } }: { campaign: Campaign }) {
  const { t } = useTranslation('rsvp');
  if (withdrawn === 0) return null;
  return (
    <p className="muted small">
      {t(status === 'cancelled' ? 'progress.cancelled' : 'progress.withdrawn', { count: withdrawn })}
    </p>
  );
}

function Counts({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  return (
    <>
      <ul className={styles.progressCounts}>
        <li>
          <b>{campaign.delivered}</b>
          <span>{t('progress.delivered')}</span>
        </li>
        <li>
          <b>{campaign.queued}</b>
          <span>{t('progress.queued')}</span>
        </li>
        <li>
          <b>{campaign.failed}</b>
          <span>{t('progress.failed')}</span>
        </li>
      </ul>
      {campaign.scheduled > 0 ? (
        <Note tone="warn" icon="clock">
          {t('progress.scheduled', {
            count: campaign.scheduled,
            next: format.dateTime(campaign.nextAt ?? campaign.createdAt),
            last: format.dayAndDate(campaign.lastAt ?? campaign.createdAt),
          })}
        </Note>
      ) : null}
      {campaign.waitsFor ? <Note tone="bad">{t(`refused.${campaign.waitsFor}`)}</Note> : null}
      {campaign.uncertain > 0 ? (
        <Note tone="warn">{t('progress.uncertain', { count: campaign.uncertain })}</Note>
      ) : null}
      <Unsent campaign={campaign} />
    </>
  );
}

function Live({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const guests = useSomeGuestsQuery({ eventId: campaign.eventId, filter: { status: 'awaitingResponse' } });
  const news = useMemo(
    () => latestNews(guests.data ?? [], campaign.createdAt, 4),
    [guests.data, campaign.createdAt],
  );
  if (news.length === 0) return null;
  return (
    <ul className={sendStyles.progressLive} aria-label={t('progress.latest')}>
      {news.map(({ guest, status, at }) => (
        <li key={guest._id} className={sendStyles.item}>
          <Avatar name={guest.attendeeName} size={36} />
          <span className="grow">
            <b className="ell" dir="auto" style={{ display: 'block' }}>
              {guest.attendeeName}
            </b>
            <span className="small muted" style={{ display: 'block' }}>
              {t(`progress.news.${status}`)}
            </span>
          </span>
          <Badge
            tone={status === 'read' ? 'primary' : 'neutral'}
            icon={status === 'sent' ? 'check' : 'check2'}
          >
            {format.relative(at)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** The pressed button has disappeared; without this the focus would be lost. */
const takeFocus = (section: HTMLElement | null) => section?.focus({ preventScroll: true });

/** The progress of a running campaign. The campaign goes on when the window is closed. */
export const useProgress = (
  campaignId: CampaignId,
  onLeave: () => void,
): { body: ReactNode; foot: ReactNode } => {
  const [poll, setPoll] = useState(POLL_MS);
  const query = useCampaignQuery({ params: { campaignId } }, { pollingInterval: poll });
  const campaign = query.data;
  const wanted =
    campaign &&
    (campaign.status === 'cancelled' ||
      (campaign.status === 'done' && campaign.delivered >= sentSoFar(campaign)))
      ? 0
      : POLL_MS;
  if (wanted !== poll) setPoll(wanted);
  if (!campaign)
    return { body: <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />, foot: null };
  const body = (
    <section className={styles.progress} tabIndex={-1} ref={takeFocus}>
      <ProgressRing campaign={campaign} />
      <Words campaign={campaign} />
      <Counts campaign={campaign} />
      <Live campaign={campaign} />
    </section>
  );
  return { body, foot: <CampaignActs campaign={campaign} onLeave={onLeave} /> };
};
