import type { Proposal, ProposalForm } from '@smachot/contracts';
import { problemOf } from '@smachot/web-platform';
import { Button, useSnackbar } from '@smachot/web-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { EndProposal } from './end-proposal';
import { ProposalFields } from './proposal-fields';
import { valuesOfProposal } from './proposal-values';
import { useReviseProposalMutation, useSaveProposalMutation, useSendProposalMutation } from './proposals-api';
import { useProposalForm } from './use-proposal-form';
import dashboardStyles from '../dashboard.module.css';

type Props = { proposal: Proposal };

/** What is typed into a proposal stays with it, whatever becomes of it meanwhile. */
const keptOf = ({ proposalId, version }: Proposal) => ({ draft: `proposal:${proposalId}`, version });

/** The form of a draft. `sends`: the next submit sends it as well, once it is saved. */
const useDraftForm = (proposal: Proposal) => {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const [save] = useSaveProposalMutation();
  const [send, { error, reset }] = useSendProposalMutation();
  const sends = useRef(false);
  const params = { partner, proposalId: proposal.proposalId };
  const saveAndSend = async (body: ProposalForm) => {
    const saved = await save({ params, body: { ...body, version: proposal.version } });
    if (saved.error) return saved.error;
    if (sends.current) {
      const sent = await send({ params, body: { version: saved.data.version } });
      // a draft that is not sent is saved all the same
      if (sent.error) return undefined;
    }
    say(t(sends.current ? 'proposals.sent' : 'proposals.saved'));
    return undefined;
  };
  const form = useProposalForm(valuesOfProposal(proposal), saveAndSend, keptOf(proposal));
  const submit = (sending: boolean) => {
    sends.current = sending;
    reset();
    void form.submit();
  };
  const problem = form.problem ?? (error ? problemOf(error) : null);
  return { form: { ...form, problem }, submit };
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
  const send = async (body: ProposalForm) => {
    const params = { partner, proposalId: proposal.proposalId };
    const { error } = await revise({ params, body: { ...body, version: proposal.version } });
    if (error) return error;
    say(t('proposals.sent'));
    onClose();
    return undefined;
  };
  const form = useProposalForm(valuesOfProposal(proposal), send, keptOf(proposal));
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
