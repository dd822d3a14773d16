import type { AnswerOf, listCustomers } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Button, Card, EmptyState, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { CustomerFilters } from './customer-filters';
import { CustomerRows } from './customer-rows';
import { type CustomerChoice, useStoreCustomersInfiniteQuery } from './customers-api';
import { ExportCustomers } from './export-customers';

const ALL: CustomerChoice = { q: '', tag: '', kind: 'all', sort: 'recent' };

type Found = AnswerOf<typeof listCustomers>;
/** The list as far as the rows need it. `currentData`: of what is asked now. */
type FoundQuery = {
  currentData?: { pages: Found[] } | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};
type RowsProps = { choice: CustomerChoice; query: FoundQuery };

/** The customers that were read, and the button for more. */
function FoundCustomers({ choice, query }: RowsProps) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const pages = query.currentData?.pages;
  if (!pages) return <QueryStatus query={query} skeleton={<SkeletonRows count={6} />} />;
  const customers = pages.flatMap((page) => page.customers);
  if (customers.length === 0) {
    const narrowed = choice.q.trim() || choice.tag || choice.kind !== 'all';
    const what = narrowed ? 'noneFound' : 'none';
    return (
      <EmptyState
        art="empty-guests"
        title={t(`customers.${what}.title`)}
        text={t(`customers.${what}.text`)}
      />
    );
  }
  return (
    <Card component="section" aria-label={t('places.customers')}>
      <CustomerRows customers={customers} base={`/dashboard/${partner}/customers`} />
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('customers.more')}
        </Button>
      ) : null}
    </Card>
  );
}

/** customers: the people who ordered from the store, wrote to it, or have a proposal of it. */
export function CustomersScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const [choice, setChoice] = useState(ALL);
  const asked = useDeferredValue(choice);
  const query = useStoreCustomersInfiniteQuery({ partner, ...asked }, { refetchOnMountOrArgChange: true });
  useTitle(t('places.customers'));
  const first = query.data?.pages[0];
  return (
    <Page width="narrow">
      <PageHead
        title={t('places.customers')}
        note={t('customers.note')}
        actions={first?.mayExport ? <ExportCustomers partner={partner} choice={choice} /> : null}
      />
      <CustomerFilters
        choice={choice}
        tags={first?.tags ?? []}
        onChange={(change) => setChoice((was) => ({ ...was, ...change }))}
      />
      <FoundCustomers choice={choice} query={query} />
    </Page>
  );
}
