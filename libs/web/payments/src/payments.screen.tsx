import { useAppDispatch, useBackFromBank, useLive, useTitle } from '@smachot/web-platform';
import { Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { BillsSection } from './bills.section';
import { CardsSection } from './cards/cards.section';
import { DisputedCharges } from './disputed-charges';
import { NextNote } from './next-note';
import { TicketPaymentsSection } from './tickets/ticket-payments.section';
import { OrderPaymentsSection } from './orders/order-payments.section';
import { OwedSection } from './owed/owed.section';
import { paymentsApi } from './payments-api';

/** /me/payments: what is still to be charged, the payment methods, and what was paid and given back. */
export function PaymentsScreen() {
  const { t } = useTranslation('payments');
  const dispatch = useAppDispatch();
  useTitle(t('title'));
  // the purpose of the card outlives the challenge of the bank
  useBackFromBank('next');
  useLive('me', () =>
    dispatch(paymentsApi.util.invalidateTags(['Bill', 'Card', 'Order', 'HostedEvent', 'Chargeback'])),
  );
  return (
    <Page width="narrow">
      <PageHead title={t('title')} back="/me" />
      <div style={{ display: 'grid', gap: 24 }}>
        <NextNote />
        <DisputedCharges />
        <OwedSection />
        <CardsSection />
        <OrderPaymentsSection />
        <TicketPaymentsSection />
        <BillsSection />
      </div>
    </Page>
  );
}
