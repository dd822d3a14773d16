import type { LinkedCount } from '@smachot/contracts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

const EMPTY = {
  /** Null: as in the draft. */
  remarks: null as string | null,
  coupon: '',
  /** The coupon code that was applied. */
  couponCode: null as string | null,
  cardPayments: 1,
  counts: 'guests' as LinkedCount,
  street: '',
};
type Inputs = typeof EMPTY;

const InputsContext = createContext({ ...EMPTY, change: (_: Partial<Inputs>): void => undefined });

/** What a person fills in at a checkout. It outlives the form, in whose place other parts stand while the card is authorized. */
export const useInputs = () => useContext(InputsContext);

export function CheckoutInputs({ children }: { children: ReactNode }) {
  const [inputs, setInputs] = useState(EMPTY);
  const value = useMemo(
    () => ({
      ...inputs,
      change: (patch: Partial<Inputs>) => setInputs((before) => ({ ...before, ...patch })),
    }),
    [inputs],
  );
  return <InputsContext value={value}>{children}</InputsContext>;
}
