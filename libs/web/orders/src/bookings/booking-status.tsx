import type { Booking } from '@smachot/contracts';
import { Badge, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type Shown = Exclude<Booking['status'], 'removed'>;
const LOOKS: Record<Shown, { tone: Tone; icon: IconName }> = {
  entered: { tone: 'neutral', icon: 'phone' },
  asked: { tone: 'primary', icon: 'send' },
  confirmed: { tone: 'ok', icon: 'check' },
  declined: { tone: 'bad', icon: 'alert' },
};

/** Badge of a booking taken by phone, with its customer's answer. */
export function BookingBadge({ booking: { status, declinedBecause } }: { booking: Booking }) {
  const { t } = useTranslation('orders');
  if (status === 'removed') return null;
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(declinedBecause ? `bookings.declined.${declinedBecause}` : `bookings.status.${status}`)}
    </Badge>
  );
}
