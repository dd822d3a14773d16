import { BankRejectionReason } from '@smachot/contracts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** Why something was done: an admin's own words, or a reason chosen from a list, which is kept by its name. */
export function ReasonWords({ reason, className }: { reason: string; className?: string | undefined }) {
  const { t } = useTranslation('admin');
  const listed = BankRejectionReason.safeParse(reason).data;
  return <bdi className={clsx('lines', className)}>{listed ? t(`bank.reasons.${listed}`) : reason}</bdi>;
}
