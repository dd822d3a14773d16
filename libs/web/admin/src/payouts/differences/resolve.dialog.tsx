import type { ReconciliationDifference } from '@smachot/contracts';
import { useConfirmed } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { useResolveDifferenceMutation } from '../payouts-api';
import { ReasonDialog } from '../reason.dialog';

type Props = { difference: ReconciliationDifference; onClose: () => void };

/** Nothing is moved by it: the admin records why the two sides may differ. */
export function ResolveDialog({ difference: { _id, kind }, onClose }: Props) {
  const { t } = useTranslation('admin');
  const confirmed = useConfirmed();
  const [resolve] = useResolveDifferenceMutation();
  return (
    <ReasonDialog
      title={t('payouts.differences.resolveTitle', { kind: t(`payouts.differences.kinds.${kind}`) })}
      text={t('payouts.differences.resolveText')}
      confirm={t('payouts.differences.resolve')}
      icon="check"
      send={async (reason) =>
        (await confirmed(() => resolve({ params: { differenceId: _id }, body: { reason } }))).error
      }
      onClose={onClose}
    />
  );
}
