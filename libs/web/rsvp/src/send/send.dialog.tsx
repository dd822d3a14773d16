import type { CampaignId, Invitation } from '@smachot/contracts';
import { ChipRow, Confetti, Dialog, FilterChip } from '@smachot/web-ui';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ChosenGuests } from '../desk/selection/chosen-guests';
import { useAddressPatch } from '../use-address-patch';
import { MESSAGE_KINDS, readSendTo, type MessageKind } from './message-kind';
import { useProgress } from './progress/send-progress';
import { useSendSetup } from './setup/send-setup';
import styles from './send.module.css';

type Props = { invitation: Invitation; kind: MessageKind; chosen: ChosenGuests };

function Kinds({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation('rsvp');
  const { patch } = useAddressPatch();
  return (
    <div className={styles.kinds}>
      <ChipRow label={t('send.which')}>
        {MESSAGE_KINDS.map((one) => (
          <FilterChip key={one} on={one === kind} onClick={() => patch({ send: one })}>
            {t(`send.kind.${one}`)}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}

/** Both halves put their actions into the dialog's only footer. */
type Half = { foot: HTMLElement | null };

function Setup({
  invitation,
  kind,
  chosen,
  foot: slot,
  onSent,
}: Props & Half & { onSent: (campaignId: CampaignId, first: boolean) => void }) {
  const { params } = useAddressPatch();
  const [consent, setConsent] = useState(false);
  const to = readSendTo(params.get('to'));
  const { body, foot } = useSendSetup({ invitation, kind, to, chosen, consent, setConsent, onSent });
  return (
    <div className={styles.body}>
      <Kinds kind={kind} />
      {body}
      {slot && createPortal(foot, slot)}
    </div>
  );
}

function Progress({
  campaignId,
  foot: slot,
  onLeave,
}: Half & { campaignId: CampaignId; onLeave: () => void }) {
  const { body, foot } = useProgress(campaignId, onLeave);
  return (
    <>
      {body}
      {slot && createPortal(foot, slot)}
    </>
  );
}

/** Setup and preview before sending, then the progress. The address holds which of the two is open. */
export function SendDialog(props: Props) {
  const { t } = useTranslation('rsvp');
  const { params, patch, close } = useAddressPatch();
  const [celebrate, setCelebrate] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const campaignId = params.get('campaign');
  const { clear } = props.chosen;
  const chosenOnes = params.get('to') === 'chosen';
  const leave = () => close('send', 'to', 'campaign');
  const onSent = useCallback(
    (id: CampaignId, first: boolean) => {
      if (chosenOnes) clear();
      setCelebrate(first);
      patch({ campaign: id });
    },
    [chosenOnes, clear, patch],
  );
  return (
    <>
      <Dialog
        open
        wide
        bare
        title={campaignId ? t('progress.title') : t(`send.title.${props.kind}`)}
        onClose={leave}
        actions={<div ref={setFoot} className={styles.slot} />}
      >
        {campaignId ? (
          <Progress key={campaignId} campaignId={campaignId} foot={foot} onLeave={leave} />
        ) : (
          <Setup key={`${props.kind} ${params.get('to') ?? ''}`} {...props} foot={foot} onSent={onSent} />
        )}
      </Dialog>
      <Confetti run={celebrate} />
    </>
  );
}
