import { ProposalForm } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { proposalRules, type ProposalValues } from './proposal-values';

/** The form of a proposal; `send` returns the error, if any. */
export const useProposalForm = (
  defaults: ProposalValues,
  send: (form: ProposalForm) => Promise<unknown>,
  draft: string,
) => useContractForm(ProposalForm, { ...proposalRules, defaults, send, draft });

export type ProposalFormState = ReturnType<typeof useProposalForm>;
