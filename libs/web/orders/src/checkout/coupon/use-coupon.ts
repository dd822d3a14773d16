import { CouponCode, type PricingUnit } from '@smachot/contracts';
import { problemOf, useFieldText, useProblemText } from '@smachot/web-platform';
import type { TypedCoupon } from '@smachot/web-ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useTypedCouponQuery } from '../../orders-api';
import type { QuotedPrice } from '../price/use-price';
import { useInputs } from '../inputs';
import { underCoupon } from './under-coupon';

const STALE = /^(coupon\.|price\.changed$)/;
/** A refusal of the order that may be the coupon's: it is looked at again, once for each refusal. */
const useFreshCoupon = (read: () => void, problem: unknown) => {
  const again = useRef(read);
  useEffect(() => {
    again.current = read;
  });
  useEffect(() => {
    if (problem && STALE.test(problemOf(problem).code ?? '')) again.current();
  }, [problem]);
};

/** The coupon of a code for this unit, as the server says now. */
const useTerms = ({ pricingUnitId, partnerId }: PricingUnit, code: string | null, problem: unknown) => {
  const target = { kind: 'pricing_unit' as const, id: pricingUnitId };
  const query = useTypedCouponQuery(code ? { body: { code, partnerId, target } } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  useFreshCoupon(() => {
    if (!query.isUninitialized) void query.refetch();
  }, problem);
  const known = code !== null && !query.isError;
  return {
    terms: known ? (query.currentData ?? null) : null,
    busy: query.isFetching,
    error: code !== null && query.isError && !query.isFetching ? query.error : null,
  };
};

export type CouponChoice = TypedCoupon & {
  /** The code to order with; null: none, or it takes nothing off this price. */
  usedCode: string | null;
  /** The price under the coupon. */
  price: QuotedPrice;
};

/** The coupon of a reviewed order: the field, and the price under it. */
export const useCoupon = (unit: PricingUnit, quoted: QuotedPrice, refused: unknown): CouponChoice => {
  const words = useFieldText();
  const problemWords = useProblemText();
  const { coupon, couponCode: code, change } = useInputs();
  const typed = coupon ?? code ?? '';
  const [invalid, setInvalid] = useState<string | null>(null);
  const { terms, busy, error } = useTerms(unit, code, refused);
  const { price, isUsed, short } = underCoupon(quoted, terms, words);
  const type = (next: string) => {
    change({ coupon: next, ...(error ? { couponCode: null } : {}) });
    setInvalid(null);
  };
  const apply = () => {
    const parsed = CouponCode.safeParse(typed);
    setInvalid(parsed.success ? null : (parsed.error.issues[0]?.message ?? 'coupon.code'));
    change({ couponCode: parsed.success ? parsed.data : null });
  };
  const remove = () => change({ coupon: '', couponCode: null });
  return {
    ...{ typed, type, apply, remove, terms, busy, short },
    problem: invalid ? words(invalid) : error ? problemWords(error) : undefined,
    usedCode: isUsed && terms ? terms.code : null,
    // while the code is looked at nobody knows what is ordered for how much
    price: busy ? { ...price, confirmed: false } : price,
  };
};
