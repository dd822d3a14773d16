import type { Campaign, EventId } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Icon, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../may-edit';
import { withChanges, useAddressPatch } from '../use-address-patch';
import { useCampaignsQuery, usePauseCampaignMutation, useResumeCampaignMutation } from './campaigns-api';
import { ContactLink } from './contact-link';
import { addressOf, kindOf } from './message-kind';
import deskStyles from '../desk/desk.module.css';
import sendStyles from './send.module.css';

/** Whether messages of the campaign are still to be sent, so that it may be paused or cancelled. */
const isUnderWay = ({ status, queued, scheduled }: Campaign): boolean =>
  (status === 'running' || status === 'paused') && queued + scheduled > 0;

const useWords = (campaign: Campaign): string => {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  if (campaign.status === 'paused' && campaign.heldBecause === 'template') return t('held.template');
  if (campaign.status === 'paused') return t('sendings.paused');
  if (campaign.waitsFor) return t('sendings.waits', { why: t(`refused.${campaign.waitsFor}`) });
  if (campaign.queued > 0 && campaign.heldUntil)
    return t('sendings.held', { when: format.dateTime(campaign.heldUntil) });
  if (campaign.queued > 0) return t('sendings.running');
  return t('sendings.next', { when: format.dateTime(campaign.nextAt ?? campaign.createdAt) });
};

function SendingActions({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const { params } = useAddressPatch();
  const mayEdit = useMayEdit();
  const [pause, pausing] = usePauseCampaignMutation();
  const [resume, resuming] = useResumeCampaignMutation();
  const arg = { params: { campaignId: campaign._id } };
  const problem = pausing.error ?? resuming.error;
  const running = campaign.status === 'running';
  const send = addressOf(kindOf(campaign.templateName));
  const open = withChanges(params, { send, to: null, campaign: campaign._id });
  return (
    <>
      {mayEdit ? (
        <div className={sendStyles.sendingsActions}>
          <Button
            kind="soft"
            icon={running ? 'pause' : 'send'}
            busy={pausing.isLoading || resuming.isLoading}
            onClick={() => void (running ? pause(arg) : resume(arg))}
          >
            {t(running ? 'progress.pause' : 'progress.resume')}
          </Button>
          <Button kind="ghost" to={`?${open}`}>
            {t('sendings.open')}
          </Button>
        </div>
      ) : null}
      {campaign.waitsFor === 'host_suspended' ? <ContactLink /> : null}
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

function Sending({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { queued, scheduled, nextAt, lastAt } = campaign;
  const message = t(`send.kind.${kindOf(campaign.templateName)}`);
  const state = useWords(campaign);
  return (
    <li>
      <p>
        <b>{t('sendings.of', { message, count: queued + scheduled })}</b>
        <span className="small muted">{state}</span>
        {scheduled > 0 && lastAt && lastAt !== nextAt ? (
          <span className="small muted">
            {t('sendings.last', { count: scheduled, date: format.dayAndDate(lastAt) })}
          </span>
        ) : null}
      </p>
      <SendingActions campaign={campaign} />
    </li>
  );
}

/** Campaigns that are running or scheduled, with the actions on them. */
export function DeskSendings({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const { data } = useCampaignsQuery({ params: { eventId } });
  const underWay = (data?.campaigns ?? []).filter(isUnderWay);
  if (!underWay.length) return null;
  return (
    <section
      className={clsx('card', deskStyles.panel, deskStyles.second, sendStyles.sendings)}
      aria-label={t('sendings.title')}
    >
      <h2>
        <Icon name="send" /> {t('sendings.title')}
      </h2>
      <ul>
        {underWay.map((campaign) => (
          <Sending key={campaign._id} campaign={campaign} />
        ))}
      </ul>
    </section>
  );
}
