import type { Proposal, ProposalForm } from '@smachot/contracts';
import { Button, useSnackbar } from '@smachot/web-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { EndProposal } from './end-proposal';
import { ProposalFields } from './proposal-fields';
import { valuesOfProposal } from './proposal-values';
import { useReviseProposalMutation, useSaveProposalMutation, useSendProposalMutation } from './proposals-api';
import { useProposalForm } from './use-proposal-form';
import dashboardStyles from '../dashboard.module.css';

type Props = { proposal: Proposal };

/** The form of a draft. `sends`: the next submit sends it as well, once it is saved. */
const useDraftForm = (proposal: Proposal) => {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const [save] = useSaveProposalMutation();
  const [send] = useSendProposalMutation();
  const sends = useRef(false);
  // what somebody else saved meanwhile is refused, not overwritten
  const [version, setVersion] = useState(proposal.version);
  const params = { partner, proposalId: proposal.proposalId };
  const saveAndSend = async (body: ProposalForm) => {
    const saved = await save({ params, body: { ...body, version } });
    if (saved.error) return saved.error;
    setVersion(saved.data.version);
    if (sends.current) {
      const sent = await send({ params, body: { version: saved.data.version } });
      if (sent.error) return sent.error;
    }
    say(t(sends.current ? 'proposals.sent' : 'proposals.saved'));
    return undefined;
  };
  const draft = `proposal:${proposal.proposalId}:${version}`;
  const form = useProposalForm(valuesOfProposal(proposal), saveAndSend, draft);
  const submit = (sending: boolean) => {
    sends.current = sending;
    void form.submit();
  };
  return { form, submit };
};

/** A draft: its fields; sending saves them first. */
export function DraftForm({ proposal }: Props) {
  const { t } = useTranslation('dashboard');
  const { form, submit } = useDraftForm(proposal);
  return (
    <form className={dashboardStyles.stack} {...form.props}>
      <ProposalFields form={form} />
      <div className="row wrap">
        <Button kind="accent" icon="send" busy={form.busy} onClick={() => submit(true)}>
          {t(proposal.asked ? 'proposals.sendToCustomer' : 'proposals.send')}
        </Button>
        <Button kind="line" busy={form.busy} onClick={() => submit(false)}>
          {t('proposals.saveDraft')}
        </Button>
        <EndProposal proposal={proposal} />
      </div>
    </form>
  );
}

/** Another version of a proposal that was sent. */
export function ReviseForm({ proposal, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const [revise] = useReviseProposalMutation();
  // of the version that is shown in the fields: one that somebody else sent meanwhile is not overwritten
  const [version] = useState(proposal.version);
  const send = async (body: ProposalForm) => {
    const params = { partner, proposalId: proposal.proposalId };
    const { error } = await revise({ params, body: { ...body, version } });
    if (error) return error;
    say(t('proposals.sent'));
    onClose();
    return undefined;
  };
  const draft = `proposal:${proposal.proposalId}:${version}`;
  const form = useProposalForm(valuesOfProposal(proposal), send, draft);
  return (
    <form className={dashboardStyles.stack} {...form.props}>
      <ProposalFields form={form} />
      <div className="row wrap">
        <Button type="submit" kind="accent" icon="send" busy={form.busy}>
          {t('proposals.sendVersion')}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {t('proposals.keep')}
        </Button>
      </div>
    </form>
  );
}
