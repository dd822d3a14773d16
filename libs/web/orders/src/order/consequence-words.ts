import type { MoveConsequence, OrderMoveName } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

type Words = {
  /** The transition's effect on the money, in one sentence. */
  sentence: string;
  /** The moved sum and its direction; null when no money moves. */
  sum: { label: string; amount: string } | null;
};

/** Texts for a transition's effect on the money, shown before it is made. */
export const useConsequenceWords = (): ((
  move: OrderMoveName,
  side: 'customer' | 'partner',
  consequence: MoveConsequence,
) => Words) => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (move, side, { captured, refunded, kept, owed, because }) => {
    const [taken, back, fee, byHand] = [captured, refunded, kept, owed].map((sum) =>
      isolate(format.shekels(sum)),
    );
    if (because === 'nothing_paid') return { sentence: t('consequence.nothing'), sum: null };
    if (move === 'approve')
      return {
        sentence: t('consequence.capture'),
        sum: { label: t('consequence.charged'), amount: format.shekels(captured) },
      };
    if (because === 'hold_released') return { sentence: t(`consequence.released.${side}`), sum: null };
    const debt = owed > 0 ? ` ${t('consequence.owed', { sum: byHand })}` : '';
    const sum = { label: t('consequence.returned'), amount: format.shekels(refunded) };
    if (because === 'full_refund') return { sentence: t(`consequence.full.${side}`) + debt, sum };
    if (refunded + owed === 0) return { sentence: t('consequence.none', { fee: fee ?? taken }), sum };
    return { sentence: t(`consequence.${because === 'law' ? 'law' : 'policy'}`, { fee, back }) + debt, sum };
  };
};
