import type { ChargebackStatus } from '@smachot/contracts';
import { Badge, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

const LOOK: Record<ChargebackStatus, { tone: Tone; icon: IconName }> = {
  opened: { tone: 'warn', icon: 'clock' },
  evidence_sent: { tone: 'primary', icon: 'send' },
  won: { tone: 'ok', icon: 'check' },
  lost: { tone: 'bad', icon: 'x' },
};

export function DisputeState({ status }: { status: ChargebackStatus }) {
  const { t } = useTranslation('admin');
  return <Badge {...LOOK[status]}>{t(`payouts.disputes.states.${status}`)}</Badge>;
}
