import { isTicketCode, type OrderId } from '@smachot/contracts';
import { isolateLtr } from '@smachot/kernel';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';

type Props = { orderId: OrderId; code: string | null; className?: string };

/** The order that money is of, or the events of the store when it is of their tickets. */
export function SaleLink({ orderId, code, className }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const base = `/dashboard/${partnerUsername}`;
  const ofTickets = code !== null && isTicketCode(code);
  const words = code && t(ofTickets ? 'payments.tickets' : 'payments.order', { code: isolateLtr(code) });
  return (
    <Link
      className={clsx('tap-line', className)}
      to={ofTickets ? `${base}/events` : `${base}/orders/${orderId}`}
    >
      {words ?? t('payments.toOrder')}
    </Link>
  );
}
