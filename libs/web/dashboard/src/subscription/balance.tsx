import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

/** Credit for later charges, or a sum too small for a card that the next charge collects. */
export function Balance({ balance }: { balance: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (balance === 0) return null;
  const sum = isolate(format.shekels(Math.abs(balance)));
  return <p>{t(balance > 0 ? 'plan.credit' : 'plan.carried', { sum })}</p>;
}
