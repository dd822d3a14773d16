import type { OwnRegistration } from '@smachot/contracts';
import { Badge, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type Shown = 'unpaid' | 'pending' | 'waiting' | 'approved' | 'rejected' | 'canceled';
const LOOK: Record<Shown, { tone: Tone; icon: IconName }> = {
  unpaid: { tone: 'warn', icon: 'card' },
  pending: { tone: 'warn', icon: 'clock' },
  waiting: { tone: 'warn', icon: 'users' },
  approved: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'neutral', icon: 'x' },
  canceled: { tone: 'neutral', icon: 'x' },
};

/** How a registration stands, for the person who made it. */
export const shownStatus = ({
  status,
  waitlisted,
  payment,
}: Pick<OwnRegistration, 'status' | 'waitlisted' | 'payment'>): Shown => {
  if (status !== 'pending') return status;
  if (waitlisted) return 'waiting';
  return payment && payment.status !== 'held' && payment.status !== 'captured' ? 'unpaid' : status;
};

export function RegistrationStatusBadge({ registration }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  const shown = shownStatus(registration);
  return (
    <Badge tone={LOOK[shown].tone} icon={LOOK[shown].icon}>
      {t(`own.status.${shown}`)}
    </Badge>
  );
}
