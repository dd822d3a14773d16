import { useFieldText } from '@smachot/web-platform';
import { useFormContext } from 'react-hook-form';
import type { InvitationValues } from './invitation-values';

/** The sentence below a field, from the code its rule gave. */
export const useFieldProblem = () => {
  const fieldText = useFieldText();
  const { formState } = useFormContext<InvitationValues>();
  return (field: keyof InvitationValues): string | undefined => fieldText(formState.errors[field]?.message);
};
