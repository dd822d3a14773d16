import { useAddress, useTitle } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  EmptyState,
  FilterChip,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { KASHRUT_LISTS, type KashrutList, useKashrutCasesInfiniteQuery } from './kashrut-api';
import { KashrutRow } from './kashrut-row';
import '../texts';
import styles from '../acts/acts.module.css';

/** /admin-panel/kashrut: certificates of kashrut that stores uploaded, the longest waiting first. */
export function KashrutScreen() {
  const { t } = useTranslation('admin');
  const [state, setState] = useAddress<KashrutList>('state', 'in_process');
  const shown = KASHRUT_LISTS.find((one) => one === state) ?? 'in_process';
  useTitle(t('kashrut.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('kashrut.title')} note={t('kashrut.note')} back="/admin-panel" />
      <div className={styles.screen}>
        <ChipRow label={t('kashrut.which')}>
          {KASHRUT_LISTS.map((one) => (
            <FilterChip key={one} on={one === shown} onClick={() => setState(one)}>
              {t(`kashrut.list.${one}`)}
            </FilterChip>
          ))}
        </ChipRow>
        <Cases key={shown} state={shown} />
      </div>
    </Page>
  );
}

function Cases({ state }: { state: KashrutList }) {
  const { t } = useTranslation('admin');
  const query = useKashrutCasesInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />;
  const cases = query.data.pages.flatMap((page) => page.cases);
  if (!cases.length) return <EmptyState art="empty-orders" title={t(`kashrut.none.${state}`)} />;
  return (
    <>
      <ul className={styles.rows} aria-label={t(`kashrut.list.${state}`)}>
        {cases.map((one) => (
          <KashrutRow key={one.id} one={one} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}
