import type { CheckoutDraft, LinkedCount, PartnerProfile } from '@smachot/contracts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

const EMPTY = {
  remarks: '',
  /** The typed coupon code. Null: the applied one. */
  coupon: null as string | null,
  /** The coupon code that was applied. */
  couponCode: null as string | null,
  /** JSON of the cancellation policy that the person agreed to; empty: agreed to none. Null: not asked since the page was loaded. */
  agreedPolicy: null as string | null,
  cardPayments: 1,
  followsCounts: 'guests' as LinkedCount,
  street: '',
};
type Inputs = typeof EMPTY;

const InputsContext = createContext({ ...EMPTY, change: (_: Partial<Inputs>): void => undefined });

/**
 * The typed and chosen values of a checkout: as in its draft, until they are changed. They outlive its form, which is unmounted while
 * the card is authorized.
 */
export const useInputs = () => useContext(InputsContext);

export function CheckoutInputs({ draft, children }: { draft?: CheckoutDraft | null; children: ReactNode }) {
  const [changed, setChanged] = useState<Partial<Inputs>>({});
  const value = useMemo(
    () => ({
      ...EMPTY,
      ...draft,
      ...changed,
      change: (patch: Partial<Inputs>) => setChanged((before) => ({ ...before, ...patch })),
    }),
    [draft, changed],
  );
  return <InputsContext value={value}>{children}</InputsContext>;
}

/**
 * The consent to the cancellation policy of a store. It is withdrawn when another policy is shown.
 * @param consented whether the person agreed before the page was loaded, on the way to the bank
 */
export const useConsent = (consented: boolean, { cancellationPolicy }: PartnerProfile) => {
  const { agreedPolicy, change } = useInputs();
  const shown = JSON.stringify(cancellationPolicy);
  return {
    terms: agreedPolicy === null ? consented : agreedPolicy === shown,
    setTerms: (terms: boolean) => change({ agreedPolicy: terms ? shown : '' }),
  };
};
