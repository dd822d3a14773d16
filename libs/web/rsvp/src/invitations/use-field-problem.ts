import { problemMessage } from '@smachot/i18n';
import type { Language } from '@smachot/contracts';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitationValues } from './invitation-values';

/** The sentence below a field, from the code its rule gave. */
export const useFieldProblem = () => {
  const { i18n } = useTranslation();
  const { formState } = useFormContext<InvitationValues>();
  return (field: keyof InvitationValues): string | undefined => {
    const code = formState.errors[field]?.message;
    return typeof code === 'string' ? problemMessage(code, i18n.language as Language) : undefined;
  };
};
