import type { LinkedOrder, ParticipantsPrice } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

/** Texts for numbers of participants and their effect on the price. */
export const useLinkedWords = () => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const guests = (count: number) => t('participants', { count });
  /** Text for the sign and the amount of the difference. */
  const difference = ({ difference: sum }: Pick<ParticipantsPrice, 'difference'>) => {
    const amount = isolate(format.shekels(Math.abs(sum)));
    if (sum === 0) return t('linked.same');
    return t(sum > 0 ? 'linked.toPay' : 'linked.toReturn', { sum: amount });
  };
  return {
    guests,
    difference,
    shekels: (sum: number) => isolate(format.shekels(sum)),
    until: ({ cutOffAt }: Pick<LinkedOrder, 'cutOffAt'>) => format.dateTime(cutOffAt),
    /** Text for the unit's bounds; null when there are none. */
    bounds: ({ least, most }: { least: number | null; most: number | null }): string | null => {
      if (least !== null && most !== null)
        return t('linked.bounds.both', { least: format.number(least), most: format.number(most) });
      if (most !== null) return t('linked.bounds.most', { most: format.number(most) });
      return least === null ? null : t('linked.bounds.least', { least: format.number(least) });
    },
  };
};
