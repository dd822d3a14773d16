import type { AdminList } from '@smachot/contracts';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { AdminSearch } from '../search/admin-search';
import { ExportButtons, type SaveList } from './export-buttons';
import { FilterBar, type FilterField } from './filter-bar';
import { Rows, type RowsProps } from './rows';
import { SavedViews } from './saved-views';
import type { Filters } from './use-filters';
import styles from './lists.module.css';

type Count = { rows: number; capped: boolean } | null;
/** An infinite query of a list, as far as its screen needs it. `currentData`: of the filters that are shown. */
export type ListQuery<Page extends { count: Count }> = {
  currentData?: { pages: Page[] } | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

type ListProps<Row, Page extends { count: Count }> = Omit<RowsProps<Row>, 'rows' | 'label'> & {
  list: AdminList;
  query: ListQuery<Page>;
  rowsOf: (page: Page) => readonly Row[];
};

/** The rows that were read, and the button for more. */
export function ListRows<Row, Page extends { count: Count }>(props: ListProps<Row, Page>) {
  const { list, query, rowsOf, ...rest } = props;
  const { t } = useTranslation('admin');
  const format = useFormat();
  const pages = query.currentData?.pages;
  if (!pages) return <QueryStatus query={query} skeleton={<SkeletonRows count={8} />} />;
  const rows = pages.flatMap(rowsOf);
  const count = pages[0]?.count;
  if (rows.length === 0) return <EmptyState art="empty-search" title={t(`lists.none.${list}`)} />;
  return (
    <>
      {count ? (
        <p className="muted" role="status">
          {t(count.capped ? 'lists.countMore' : 'lists.count', {
            count: count.rows,
            shown: format.number(count.rows),
          })}
        </p>
      ) : null}
      <Rows {...rest} rows={rows} label={t(`lists.titles.${list}`)} />
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('lists.more')}
        </Button>
      ) : null}
    </>
  );
}

type ScreenProps<Row, Page extends { count: Count }> = ListProps<Row, Page> & {
  filters: Filters;
  fields: readonly FilterField[];
  saveAs: SaveList;
};

/** A list of the admin panel: search, filters, saved views, files, rows. */
export function ListScreen<Row, Page extends { count: Count }>(props: ScreenProps<Row, Page>) {
  const { filters, fields, saveAs, ...rows } = props;
  const { list } = rows;
  const { t } = useTranslation('admin');
  const title = t(`lists.titles.${list}`);
  useTitle(title);
  return (
    <ScreenFrame title={title} actions={<ExportButtons name={list} saveAs={saveAs} />}>
      <FilterBar fields={fields} filters={filters} />
      <SavedViews list={list} filters={filters} />
      <ListRows {...rows} />
    </ScreenFrame>
  );
}

type FrameProps = {
  title: React.ReactNode;
  back?: string;
  actions?: React.ReactNode;
  children: React.ReactNode;
};

/** A screen of the panel with the search over everything in its head. */
export function ScreenFrame({ title, back = '/admin-panel', actions, children }: FrameProps) {
  return (
    <Page width="work">
      <PageHead title={title} back={back} actions={actions} />
      <div className={styles.screen}>
        <AdminSearch />
        {children}
      </div>
    </Page>
  );
}
