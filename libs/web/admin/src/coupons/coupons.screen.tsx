import { AdminCouponFilter, exportCoupons, type NamedCoupon } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { saveFile, useDebouncedSearch, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  CouponRows,
  EmptyState,
  Page,
  PageHead,
  QueryStatus,
  SearchField,
  SkeletonRows,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ExportList } from '../lists/export-list';
import { SavedViews } from '../lists/saved-views';
import { useFilters } from '../lists/use-filters';
import { useAllCouponsInfiniteQuery } from './coupons-api';

const BASE = '/admin-panel/coupons';
const MAX_CODE = 20;

function Found({ q }: { q: string }) {
  const { t } = useTranslation('admin');
  const query = useAllCouponsInfiniteQuery(q, { refetchOnMountOrArgChange: true });
  if (!query.currentData) return <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />;
  const coupons = query.currentData.pages.flatMap((page) => page.coupons);
  const issuerOf = ({ businessName }: NamedCoupon) =>
    businessName === null ? t('coupons.ofPlatform') : isolate(businessName || t('coupons.ofStore'));
  if (coupons.length === 0)
    return <EmptyState art="empty-orders" title={t(q ? 'coupons.noneFound' : 'coupons.none')} />;
  return (
    <>
      <Card component="section" aria-label={t('coupons.title')}>
        <CouponRows coupons={coupons} base={BASE} issuerOf={issuerOf} />
      </Card>
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('coupons.more')}
        </Button>
      ) : null}
    </>
  );
}

/** /admin-panel/coupons: the codes of the platform and of every business, searched by their beginning. */
export function CouponsScreen() {
  const { t } = useTranslation('admin');
  const { typed, type, asked } = useDebouncedSearch(MAX_CODE);
  const filters = useFilters(AdminCouponFilter);
  useTitle(t('coupons.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('coupons.title')} note={t('coupons.note')} back="/admin-panel" />
      <div className="row wrap">
        <div className="grow">
          <SearchField label={t('coupons.search')} value={typed} onChange={type} shortcut />
        </div>
        <Button icon="plus" to={`${BASE}/new`}>
          {t('coupons.new')}
        </Button>
      </div>
      <SavedViews list="coupons" filters={filters} />
      <ExportList
        name={t('coupons.title')}
        saveAs={(name, format) => saveFile(exportCoupons, name, { query: { ...filters.filter, format } })}
      />
      <Found key={asked} q={asked} />
    </Page>
  );
}
