import { type AdminHit, type Language, PlanId } from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { cutText } from '@smachot/kernel';
import { QueryStatus, SearchField, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAdminHitsQuery } from '../lists/lists-api';
import '../texts';
import styles from './admin-search.module.css';

const pathOf = ({ kind, id }: AdminHit): string => {
  if (kind === 'user') return `/admin-panel/users/${id}`;
  if (kind === 'partner') return `/admin-panel/partners/${id}`;
  if (kind === 'subscription') return `/admin-panel/subscriptions?store=${id}`;
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

function Hits({ q, onOpen }: { q: string; onOpen: () => void }) {
  const { t } = useTranslation('admin');
  const detailOf = useDetail();
  const query = useAdminHitsQuery({ query: { q } });
  const hits = query.currentData?.hits;
  if (!hits) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  if (hits.length === 0)
    return (
      <p className="muted" role="status">
        {t('lists.find.none')}
      </p>
    );
  return (
    <ul className={styles.hits} aria-label={t('lists.find.hits', { count: hits.length })}>
      {hits.map((hit) => (
        <li key={`${hit.kind}-${hit.id}`}>
          <Link className={styles.hit} to={pathOf(hit)} onClick={onOpen}>
            <span className="small muted">{t(`lists.find.kinds.${hit.kind}`)}</span>
            <b>
              <bdi>{hit.title}</bdi>
            </b>
            <bdi className="small muted">{detailOf(hit)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Search over everything, for the head of the panel. It searches when it is sent, because each search is in the audit log. */
export function AdminSearch() {
  const { t } = useTranslation('admin');
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
      {asked ? <Hits key={asked} q={asked} onOpen={close} /> : null}
    </div>
  );
}
