import type { AdminList } from '@smachot/contracts';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { BulkAct } from '../bulk/bulk-acts';
import { BulkBar } from '../bulk/bulk-bar';
import { useSelection } from '../bulk/use-selection';
import { AdminSearch } from '../search/admin-search';
import { ExportList, type SaveList } from './export-list';
import { FilterBar, type FilterField } from './filter-bar';
import { Rows, type RowsProps } from './rows';
import { SavedViews } from './saved-views';
import type { Filters } from './use-filters';
import styles from './lists.module.css';

/** Lists that are all rows; coupons and bank details have screens of their own. */
type ScreenList = Exclude<AdminList, 'coupons' | 'bank_details'>;
type Count = { rows: number; capped: boolean } | null;
/** An infinite query of a list, as far as its screen needs it. `currentData`: of the filters that are shown. */
type ListQuery<Page extends { count: Count }> = {
  currentData?: { pages: Page[] } | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => PromiseLike<{
    data?: { pages: Page[] } | undefined;
    hasNextPage: boolean;
    isError: boolean;
  }>;
};

type ListProps<Row, Page extends { count: Count }> = Omit<RowsProps<Row>, 'rows' | 'label'> & {
  list: ScreenList;
  query: ListQuery<Page>;
  rowsOf: (page: Page) => readonly Row[];
};

/** The rows that were read, and the button for more. */
function ListRows<Row, Page extends { count: Count }>(props: ListProps<Row, Page>) {
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
  /** What can be done to chosen rows. */
  acts?: readonly BulkAct[];
};

/** A list of the admin panel: search, filters, saved views, files, rows. */
export function ListScreen<Row, Page extends { count: Count }>(props: ScreenProps<Row, Page>) {
  const { filters, fields, saveAs, acts, ...rows } = props;
  const { list, query } = rows;
  const selection = useSelection(filters.query);
  const { t } = useTranslation('admin');
  const title = t(`lists.titles.${list}`);
  useTitle(title);
  return (
    <ScreenFrame title={title} actions={<ExportList name={list} saveAs={saveAs} />}>
      <FilterBar fields={fields} filters={filters} />
      <SavedViews list={list} filters={filters} />
      {acts && query.currentData ? (
        <BulkBar acts={acts} selection={selection} all={allOf(props)} onChanged={query.refetch} />
      ) : null}
      <ListRows {...rows} {...(acts && { selection })} />
    </ScreenFrame>
  );
}

/** What choosing all rows of a filter needs of its query. */
const allOf = <Row, Page extends { count: Count }>({ query, rowsOf, idOf }: ListProps<Row, Page>) => {
  const idsOf = (pages: Page[] = []) => pages.flatMap(rowsOf).map(idOf);
  return {
    ids: idsOf(query.currentData?.pages),
    hasMore: query.hasNextPage,
    readMore: async () => {
      const { data, hasNextPage, isError } = await query.fetchNextPage();
      return isError ? undefined : { ids: idsOf(data?.pages), hasMore: hasNextPage };
    },
  };
};

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
