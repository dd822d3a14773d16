import type { Invitation } from '@smachot/contracts';
import { ChipRow, Confetti, Dialog, FilterChip } from '@smachot/web-ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenGuests } from '../desk/chosen-guests';
import { useAddressPatch } from '../use-address-patch';
import { MESSAGE_KINDS, readSendTo, type MessageKind } from './message-kind';
import { useProgress } from './send-progress';
import { useSendSetup } from './send-setup';
import './send.css';

type Props = { invitation: Invitation; kind: MessageKind; chosen: ChosenGuests };

function Kinds({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation('rsvp');
  const { patch } = useAddressPatch();
  return (
    <div className="send-kinds">
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

function Setup({
  invitation,
  kind,
  chosen,
  onSent,
}: Props & { onSent: (campaignId: string, first: boolean) => void }) {
  const { t } = useTranslation('rsvp');
  const { params, close } = useAddressPatch();
  const [consent, setConsent] = useState(false);
  const to = readSendTo(params.get('to'));
  const { body, foot } = useSendSetup({ invitation, kind, to, chosen, consent, setConsent, onSent });
  return (
    <Dialog open wide bare title={t(`send.title.${kind}`)} onClose={() => close('send', 'to')} actions={foot}>
      <div className="send-body">
        <Kinds kind={kind} />
        {body}
      </div>
    </Dialog>
  );
}

function Progress({ invitation, campaignId }: { invitation: Invitation; campaignId: string }) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const leave = () => close('send', 'to', 'campaign');
  const { body, foot } = useProgress(invitation, campaignId, leave);
  return (
    <Dialog open wide bare title={t('progress.title')} onClose={leave} actions={foot}>
      {body}
    </Dialog>
  );
}

/** Choose and look before sending, then watch it go. Which of the two it is stands in the address. */
export function SendDialog(props: Props) {
  const { params, patch } = useAddressPatch();
  const [celebrate, setCelebrate] = useState(false);
  const campaignId = params.get('campaign');
  const { clear } = props.chosen;
  const chosenOnes = params.get('to') === 'chosen';
  const onSent = useCallback(
    (id: string, first: boolean) => {
      if (chosenOnes) clear();
      setCelebrate(first);
      patch({ campaign: id });
    },
    [chosenOnes, clear, patch],
  );
  return (
    <>
      {campaignId ? (
        <Progress key={campaignId} invitation={props.invitation} campaignId={campaignId} />
      ) : (
        <Setup key={`${props.kind} ${params.get('to') ?? ''}`} {...props} onSent={onSent} />
      )}
      <Confetti run={celebrate} />
    </>
  );
}
