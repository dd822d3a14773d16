import { type AdminHit, type Language, PlanId } from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { cutText } from '@smachot/kernel';
import { SearchField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchHits } from './search-hits';
import '../texts';
import styles from './admin-search.module.css';

const pathOf = ({ kind, id }: AdminHit): string => {
  if (kind === 'user') return `/admin-panel/users/${id}`;
  if (kind === 'partner') return `/admin-panel/partners/${id}`;
  if (kind === 'subscription') return `/admin-panel/subscriptions/${id}`;
  return `/admin-panel/orders/${id}`;
};

/** A subscription is told from others by its plan, in words. */
const useDetail = () => {
  const { i18n } = useTranslation('admin');
  return ({ kind, detail }: AdminHit): string => {
    const plan = kind === 'subscription' ? PlanId.safeParse(detail).data : undefined;
    return plan ? planTexts(plan, i18n.language as Language).name : detail;
  };
};

/** Search over everything, for the head of the panel. It searches when it is sent, because each search is in the audit log. */
export function AdminSearch() {
  const { t } = useTranslation('admin');
  const detailOf = useDetail();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const type = (text: string) => {
    setTyped(text);
    if (!text.trim()) setAsked('');
  };
  const close = () => {
    setTyped('');
    setAsked('');
  };
  return (
    <div className={styles.search} role="search" aria-label={t('lists.find.label')}>
      <SearchField
        shortcut
        label={t('lists.find.label')}
        placeholder={t('lists.find.placeholder')}
        value={typed}
        onChange={type}
        onSubmit={() => setAsked(cutText(typed.trim(), 100))}
      />
      {asked ? (
        <SearchHits key={asked} q={asked}>
          {(hit) => (
            <Link className={styles.hit} to={pathOf(hit)} onClick={close}>
              <span className="small muted">{t(`lists.find.kinds.${hit.kind}`)}</span>
              <b>
                <bdi>{hit.title}</bdi>
              </b>
              <bdi className="small muted">{detailOf(hit)}</bdi>
            </Link>
          )}
        </SearchHits>
      ) : null}
    </div>
  );
}
