import type { WrittenStoreArticleEntry } from '@smachot/contracts';
import { Badge } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import '../texts';

type Props = { of: Pick<WrittenStoreArticleEntry, 'isPublished' | 'hasDraft' | 'offReason'> };

/** Where an article stands: read by everybody, a draft, taken off the site. */
export function ArticleState({ of: { isPublished, hasDraft, offReason } }: Props) {
  const { t } = useTranslation('articles');
  if (offReason !== null)
    return (
      <Badge tone="bad" icon="lock">
        {t('store.off')}
      </Badge>
    );
  return (
    <span className="row wrap">
      {isPublished ? (
        <Badge tone="ok" icon="check">
          {t('writing.status.published')}
        </Badge>
      ) : null}
      {hasDraft ? (
        <Badge tone="warn" icon="edit">
          {t('writing.status.draft')}
        </Badge>
      ) : null}
      {isPublished || hasDraft ? null : (
        <Badge tone="neutral" icon="lock">
          {t('writing.status.withdrawn')}
        </Badge>
      )}
    </span>
  );
}
