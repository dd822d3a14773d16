import { Button, EmptyState } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useBrowseWithoutQuery, type BrowseArg } from '../stores-api';
import { narrowings, withoutOne, type BrowseSearch } from './browse-search';
import { NO_NARROWINGS } from './narrowings';
import type { ChangeSearch } from './use-browse-search';
import styles from './browse.module.css';

type NothingProps = { search: BrowseSearch; question: BrowseArg; onChange: ChangeSearch };

/** An empty result: the filters that would help when removed alone, or all filters when no single one is the cause. */
export function Nothing({ search, question, onChange }: NothingProps) {
  const { t } = useTranslation('stores');
  const { currentData } = useBrowseWithoutQuery({ query: question });
  const drop = currentData?.drop ?? [];
  const narrowed =
    narrowings(search) > 0 || search.q !== '' || search.category !== null || search.area !== null;
  const wider = { ...NO_NARROWINGS, q: '', budget: null, rating: null, category: null, area: null };
  const single = drop.map((one) => (
    <Button key={one} kind="soft" onClick={() => onChange(withoutOne(one), { push: true })}>
      {t('none.without', { what: t(`none.names.${one}`) })}
    </Button>
  ));
  const all = narrowed ? (
    <Button kind="soft" onClick={() => onChange(wider, { push: true })}>
      {t('none.wider')}
    </Button>
  ) : search.datetime ? (
    <Button kind="soft" onClick={() => onChange({ datetime: null }, { push: true })}>
      {t('none.anyDay')}
    </Button>
  ) : null;
  return (
    <EmptyState
      art="empty-search"
      title={t('none.title')}
      text={t(drop.length ? 'none.drop' : narrowed ? 'none.narrowed' : 'none.text')}
      action={drop.length ? <div className={clsx('row wrap', styles.drop)}>{single}</div> : all}
    />
  );
}
