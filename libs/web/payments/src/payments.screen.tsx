import { useAppDispatch, useBackFromBank, useLive, useTitle } from '@smachot/web-platform';
import { Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { BillsSection } from './bills.section';
import { CardsSection } from './cards.section';
import { paymentsApi } from './payments-api';

/** /me/payments: the payment methods and the charges of the person. */
export function PaymentsScreen() {
  const { t } = useTranslation('payments');
  const dispatch = useAppDispatch();
  useTitle(t('title'));
  useBackFromBank();
  useLive('me', () => dispatch(paymentsApi.util.invalidateTags(['Bill', 'Card'])));
  return (
    <Page width="narrow">
      <PageHead title={t('title')} back="/me" />
      <div style={{ display: 'grid', gap: 24 }}>
        <CardsSection />
        <BillsSection />
      </div>
    </Page>
  );
}
