import { LEAST_REFUND } from '@smachot/pricing';

/**
 * What goes back from which payment, the one more sale first; each is nothing or what the provider gives back at least. Null:
 * it cannot be given back in such parts. Agorot.
 */
export const splitRefund = (
  back: number,
  paid: { main: number; extra: number },
): { main: number; extra: number } | null => {
  const whole = (sum: number): boolean => sum === 0 || sum >= LEAST_REFUND;
  const most = Math.min(back, paid.extra);
  const parts = [most, back - LEAST_REFUND, 0].map((extra) => ({ extra, main: back - extra }));
  return (
    parts.find(
      ({ extra, main }) =>
        extra >= 0 && extra <= paid.extra && main <= paid.main && whole(extra) && whole(main),
    ) ?? null
  );
};
