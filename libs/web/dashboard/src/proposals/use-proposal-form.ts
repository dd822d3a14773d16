import { ProposalForm } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { proposalRules, type ProposalValues } from './proposal-values';

/** The form of a proposal; `send` returns the error, if any. */
export const useProposalForm = (
  defaults: ProposalValues,
  send: (form: ProposalForm) => Promise<unknown>,
  kept: { draft: string; version?: number },
) => useContractForm(ProposalForm, { ...proposalRules, defaults, send, ...kept });

export type ProposalFormState = ReturnType<typeof useProposalForm>;
