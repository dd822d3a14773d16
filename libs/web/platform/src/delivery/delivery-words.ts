import type { DeliveryParts } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/use-format';

/** How the price of coming so far is made, in a sentence; the figures are the price's own. */
export const useDeliveryWords = () => {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ km, freeKm, paidKm, pricePerKm, byDistance, minimum, because }: DeliveryParts): string => {
    const figures = {
      km: isolate(format.number(km)),
      freeKm: isolate(format.number(freeKm)),
      paidKm: isolate(format.number(paidKm)),
      each: isolate(format.shekels(pricePerKm)),
      sum: isolate(format.shekels(byDistance)),
      minimum: isolate(format.shekels(minimum)),
    };
    if (because === 'free') return t('delivery.free', figures);
    const way = t(freeKm > 0 ? 'delivery.beyondFree' : 'delivery.way', figures);
    if (because === 'minimum') return t('delivery.minimum', { way, ...figures });
    return Number.isInteger(byDistance) ? way : t('delivery.rounded', { way });
  };
};
