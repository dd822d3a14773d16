import type { UseFormRegisterReturn } from 'react-hook-form';

/** A registered field for pickers that pass no event on leaving: what the form wants to know is only which field it was. */
export const plain = <N extends string>({ onBlur, name, ref, onChange }: UseFormRegisterReturn<N>) => ({
  name,
  ref,
  onChange,
  onBlur: () => void onBlur({ type: 'blur', target: { name } }),
});
