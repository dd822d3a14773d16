import { CouponCode, type BillingCycle, type PlanChange, type PlanId } from '@smachot/contracts';
import { useFieldText, useProblemText } from '@smachot/web-platform';
import type { TypedCoupon } from '@smachot/web-ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useOwnStore } from '../../shell/own-store';
import { usePlanChangeQuery } from '../subscriptions-api';

const AFRESH = { refetchOnMountOrArgChange: true };

/** The code as typed, and the one to use; a code that cannot be one is refused without asking. */
const useTypedCode = () => {
  const words = useFieldText();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [invalid, setInvalid] = useState<string | null>(null);
  return {
    typed,
    code,
    invalid: invalid === null ? undefined : words(invalid),
    type: (next: string) => {
      setTyped(next);
      setInvalid(null);
      setCode(null);
    },
    apply: () => {
      const parsed = CouponCode.safeParse(typed);
      setInvalid(parsed.success ? null : (parsed.error.issues[0]?.message ?? 'coupon.code'));
      setCode(parsed.success ? parsed.data : null);
    },
  };
};

/** The coupon of a plan as the field shows it; its minimum is a refusal of the server. */
const termsOf = ({ coupon }: PlanChange): TypedCoupon['terms'] => coupon && { ...coupon, minimumSum: null };

/** What choosing the plan would do, under the coupon that was typed: the server prices both. */
export const usePlanChange = (planId: PlanId, billing: BillingCycle) => {
  const { partnerId } = useOwnStore();
  const words = useProblemText();
  const { code, invalid, typed, type, apply } = useTypedCode();
  const asked = { params: { partnerId }, query: { planId, billing } };
  const query = usePlanChangeQuery(asked, AFRESH);
  const under = usePlanChangeQuery(
    code ? { ...asked, query: { ...asked.query, coupon: code } } : skipToken,
    AFRESH,
  );
  const changed = code && !under.isError ? under.currentData : undefined;
  const refused = code && under.isError && !under.isFetching ? words(under.error) : undefined;
  const coupon: TypedCoupon = {
    ...{ typed, type, apply, short: false },
    remove: () => type(''),
    terms: changed ? termsOf(changed) : null,
    busy: under.isFetching,
    problem: invalid ?? refused,
  };
  return { query, change: changed ?? query.currentData, coupon };
};
