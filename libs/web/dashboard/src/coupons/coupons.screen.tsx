import type { AnswerOf, listCoupons } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  CouponRows,
  EmptyState,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useOwnCouponsQuery } from './coupons-api';

type Found = AnswerOf<typeof listCoupons>;

/** The coupons as a list, or a word on what they are good for. */
function CouponList({ found, base }: { found: Found; base: string }) {
  const { t } = useTranslation('dashboard');
  const add = found.mayEdit ? (
    <Button icon="plus" to={`${base}/new`}>
      {t('coupons.new')}
    </Button>
  ) : null;
  if (found.coupons.length === 0)
    return (
      <EmptyState art="empty-orders" title={t('coupons.none')} text={t('coupons.noneText')} action={add} />
    );
  return (
    <>
      {add ? <div>{add}</div> : null}
      <Card component="section" aria-label={t('places.coupons')}>
        <CouponRows coupons={found.coupons} base={base} />
      </Card>
    </>
  );
}

/** coupons: the codes a store gave out. */
export function CouponsScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const query = useOwnCouponsQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  useTitle(t('places.coupons'));
  const found = query.currentData;
  return (
    <Page width="narrow">
      <PageHead title={t('places.coupons')} note={t('coupons.note')} />
      {found ? (
        <>
          {found.mayEdit ? null : <Note icon="lock">{t('coupons.ownersOnly')}</Note>}
          <CouponList found={found} base={`/dashboard/${partner}/coupons`} />
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      )}
    </Page>
  );
}
