import type { PublicEventCategory } from '@smachot/contracts';
import { Badge, type IconName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

export const CATEGORY_ICON: Record<PublicEventCategory, IconName> = {
  workshop: 'sparkle',
  networking: 'users',
  conference: 'chat',
  seminar: 'file',
  webinar: 'eye',
};

export function CategoryBadge({ category }: { category: PublicEventCategory }) {
  const { t } = useTranslation('events');
  return (
    <Badge tone="primary" icon={CATEGORY_ICON[category]}>
      {t(`category.${category}`)}
    </Badge>
  );
}

/** How many people registered. */
export function Registered({ count }: { count: number }) {
  const { t } = useTranslation('events');
  return <Badge icon="users">{count === 0 ? t('nobodyRegistered') : t('registered', { count })}</Badge>;
}
