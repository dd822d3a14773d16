import type { EventVisibility } from '@smachot/contracts';
import { Badge } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

const ICON = { public: 'eye', unlisted: 'share', private: 'lock' } as const;

export function VisibilityBadge({ visibility }: { visibility: EventVisibility }) {
  const { t } = useTranslation('events');
  return (
    <Badge tone={visibility === 'public' ? 'ok' : 'neutral'} icon={ICON[visibility]}>
      {t(`visibility.${visibility}`)}
    </Badge>
  );
}
