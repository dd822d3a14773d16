import { ACT_REASON_MAX, ActReason } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { useState } from 'react';

/** The reason of an act, which the coupon's history and the audit log keep; one that is too short is not sent. */
export const useReason = () => {
  const words = useFieldText();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  return {
    field: {
      value: typed,
      maxLength: ACT_REASON_MAX,
      error: words(problem),
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value);
        setProblem(undefined);
      },
    },
    /** The reason, or undefined, and then the field says what is wrong with it. */
    take: (): string | undefined => {
      const { data, error } = ActReason.safeParse(typed);
      setProblem(error?.issues[0]?.message);
      return data;
    },
    clear: () => setTyped(''),
  };
};
