import type { OrderPaymentStatus, OrderStatus } from '@smachot/contracts';
import { Badge, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

const LOOK: Record<OrderStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'accent', icon: 'clock' },
  approved: { tone: 'primary', icon: 'check' },
  done: { tone: 'ok', icon: 'check2' },
  declined: { tone: 'bad', icon: 'x' },
  recalled: { tone: 'neutral', icon: 'undo' },
  cancelled_partner: { tone: 'bad', icon: 'x' },
  cancelled_customer: { tone: 'neutral', icon: 'x' },
};

type Props = { status: OrderStatus; payment?: OrderPaymentStatus; side?: 'customer' | 'partner' };

/** Status of an order; a payment that needs the customer replaces "approved", because the approval depends on it. */
export function OrderBadge({ status, payment, side }: Props) {
  const { t } = useTranslation('orders');
  if (status === 'approved' && payment === 'action_required')
    return (
      <Badge tone="bad" icon="card">
        {t('payment.action_required')}
      </Badge>
    );
  const words =
    status === 'cancelled_customer' && side === 'customer'
      ? 'status.cancelledByYou'
      : (`status.${status}` as const);
  return <Badge {...LOOK[status]}>{t(words)}</Badge>;
}
