import type { Proposal } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, ConfirmDialog } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { useDiscardProposalMutation, useWithdrawProposalMutation } from './proposals-api';

/** Deletes a draft, or ends a proposal that was sent, after a question. */
export function EndProposal({ proposal }: { proposal: Proposal }) {
  const { proposalId, status, version, asked } = proposal;
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const words = useProblemText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [discard, discarding] = useDiscardProposalMutation();
  const [withdraw, withdrawing] = useWithdrawProposalMutation();
  const kind = status === 'draft' ? 'discard' : 'withdraw';
  const problem = discarding.error ?? withdrawing.error;
  const confirm = async () => {
    const params = { partner, proposalId };
    const { error } = await (kind === 'discard'
      ? discard({ params })
      : withdraw({ params, body: { version } }));
    if (error) return;
    if (kind === 'discard') await navigate(`/dashboard/${partner}/proposals`);
    else setAsking(false);
  };
  return (
    <>
      <Button kind="ghost" danger onClick={() => setAsking(true)}>
        {t(`proposals.${kind}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(`proposals.${kind}Title`)}
        text={t(kind === 'discard' && asked ? 'proposals.discardAskedText' : `proposals.${kind}Text`)}
        confirm={t(`proposals.${kind}`)}
        tone="bad"
        busy={discarding.isLoading || withdrawing.isLoading}
        problem={problem ? words(problem) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
