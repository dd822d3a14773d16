import type { ProposalStatus } from '@smachot/contracts';
import { Badge, type BadgeProps } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<ProposalStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  draft: { tone: 'neutral', icon: 'edit' },
  sent: { tone: 'primary', icon: 'send' },
  viewed: { tone: 'primary', icon: 'eye' },
  accepted: { tone: 'ok', icon: 'check' },
  declined: { tone: 'bad', icon: 'x' },
  expired: { tone: 'warn', icon: 'clock' },
};

export function ProposalStatusBadge({ status }: { status: ProposalStatus }) {
  const { t } = useTranslation('dashboard');
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone ?? 'neutral'} icon={icon}>
      {t(`proposals.statuses.${status}`)}
    </Badge>
  );
}
