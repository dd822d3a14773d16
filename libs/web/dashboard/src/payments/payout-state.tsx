import { type Payout, PayoutReason, type PayoutStatus } from '@smachot/contracts';
import { Badge, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

const LOOK: Record<PayoutStatus, { tone: Tone; icon: IconName }> = {
  planned: { tone: 'neutral', icon: 'cal' },
  sent: { tone: 'primary', icon: 'send' },
  paid: { tone: 'ok', icon: 'check' },
  returned: { tone: 'bad', icon: 'alert' },
  canceled: { tone: 'neutral', icon: 'x' },
};

export function PayoutState({ status }: { status: PayoutStatus }) {
  const { t } = useTranslation('dashboard');
  return <Badge {...LOOK[status]}>{t(`payments.states.${status}`)}</Badge>;
}

/** Why the payout did not arrive. */
export function PayoutReasonText({ payout: { reason } }: { payout: Payout }) {
  const { t } = useTranslation('dashboard');
  if (reason === null) return null;
  const listed = PayoutReason.safeParse(reason).data ?? 'refused';
  return <span className="small">{t(`payments.reasons.${listed}`)}</span>;
}
