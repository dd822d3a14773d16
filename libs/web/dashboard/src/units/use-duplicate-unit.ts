import type { PricingUnit } from '@smachot/contracts';
import { useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useDuplicateUnitMutation } from '../dashboard-api';

/** `duplicate` resolves to the copy; undefined when the server refused it. */
export const useDuplicateUnit = ({ name, pricingUnitId }: PricingUnit) => {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const [send, sending] = useDuplicateUnitMutation();
  const duplicate = async () => {
    const { data: copy } = await send({ params: { pricingUnitId } });
    if (copy) say(t('units.duplicated', { name }));
    return copy;
  };
  return { duplicate, busy: sending.isLoading, problem: sending.error };
};
