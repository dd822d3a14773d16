import { CouponCode, type CouponTerms, type PublicEvent, type StoreId } from '@smachot/contracts';
import { problemOf, useFieldText, useProblemText } from '@smachot/web-platform';
import { useState } from 'react';
import { useTicketCouponMutation } from './registration-api';

/** Asks for a code: of the store, and then of the platform. */
const useLookUp = ({ host, partnerUsername, ticketTypes }: PublicEvent) => {
  const [check, checking] = useTicketCouponMutation();
  const ask = async (code: string, ticketTypeId: string) => {
    // a coupon names what is the same on all dates of a series
    const { kindId } = ticketTypes.find(({ id }) => id === ticketTypeId)!;
    const target = { kind: 'ticket' as const, id: kindId };
    // only stores sell tickets
    const partnerId = partnerUsername && host ? (host.id as StoreId) : null;
    const own = await check({ body: { code, partnerId, target } });
    const unknown = own.error && problemOf(own.error).code === 'coupon.unknown';
    return unknown ? check({ body: { code, partnerId: null, target } }) : own;
  };
  return { ask, busy: checking.isLoading };
};

/**
 * The code that is typed, and the coupon it stands for with a kind of ticket: of the store that hosts the event, or else of the
 * platform.
 */
export const useTicketCoupon = (event: PublicEvent) => {
  const { ask, busy } = useLookUp(event);
  const words = useFieldText();
  const problemWords = useProblemText();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  // of another kind of ticket it has to be asked for again
  const [found, setFound] = useState<{ terms: CouponTerms; ticketTypeId: string } | null>(null);
  const apply = async (ticketTypeId: string) => {
    const parsed = CouponCode.safeParse(typed);
    if (!parsed.success) {
      setProblem(words(parsed.error.issues[0]?.message ?? 'coupon.code'));
      return;
    }
    const { data, error } = await ask(parsed.data, ticketTypeId);
    setProblem(error ? problemWords(error) : undefined);
    setFound(data ? { terms: data, ticketTypeId } : null);
  };
  return (ticketTypeId: string) => ({
    typed,
    problem,
    terms: found?.ticketTypeId === ticketTypeId ? found.terms : null,
    busy,
    apply: () => void apply(ticketTypeId),
    type: (next: string) => {
      setTyped(next);
      setProblem(undefined);
    },
    remove: () => {
      setTyped('');
      setFound(null);
    },
  });
};
export type TicketCoupon = ReturnType<ReturnType<typeof useTicketCoupon>>;
