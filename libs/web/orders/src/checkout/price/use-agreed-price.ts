import { useState } from 'react';
import type { ShownPrice } from './use-price';

/** Sums in shekels. */
export type PriceChange = { from: number; to: number; agreed: boolean };

type Known = { question: string; total: number };

type Agreement = {
  change: PriceChange | null;
  /** The price that the person has seen and, if required, agreed to; null while it is unknown. */
  agreedTotal: number | null;
  agree: (agreed: boolean) => void;
};

/**
 * When the price of an unchanged order changes, the person sees both sums and agrees before it is placed. An edit of the order
 * may change the sum without that consent.
 */
export const useAgreedPrice = (
  { question, total, confirmed }: Pick<ShownPrice, 'total' | 'confirmed'> & { question: string | null },
  /** The sum that was shown for the same order before this page was loaded. */
  before: number | null = null,
): Agreement => {
  const [known, setKnown] = useState<Known | null>(null);
  const [accepted, setAccepted] = useState<number | null>(null);
  const said = confirmed && question !== null && total !== null;
  if (said && known?.question !== question) {
    setKnown({ question, total: known === null && before !== null ? before : total });
    setAccepted(null);
  }
  const other = said && known?.question === question && known.total !== total;
  const agreedTotal = other && accepted !== total ? known.total : total;
  return {
    agreedTotal: said ? agreedTotal : null,
    change: other ? { from: known.total, to: total, agreed: accepted === total } : null,
    agree: (agreed) => setAccepted(agreed ? total : null),
  };
};
