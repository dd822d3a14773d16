import { Art, CATEGORIES, useCategoryNames } from '@smachot/web-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { writeSearch, type BrowseSearch } from './browse-search';
import styles from './categories.module.css';

/** Category filter: one press selects a category, another clears it. */
export function Categories({ search }: { search: BrowseSearch }) {
  const { t } = useTranslation('stores');
  const names = useCategoryNames();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    current?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [search.category]);
  return (
    <nav className={styles.categories} aria-label={t('browse.categories')} ref={row}>
      {CATEGORIES.map((category) => {
        const on = search.category === category;
        const next = writeSearch({ ...search, category: on ? null : category });
        return (
          <Link
            key={category}
            to={{ pathname, search: next.toString() }}
            preventScrollReset
            aria-current={on ? 'true' : undefined}
            aria-label={on ? t('browse.widen', { category: names.one(category) }) : undefined}
          >
            <Art name={`category-${category}`} />
            {names.one(category)}
          </Link>
        );
      })}
    </nav>
  );
}
