import { useFormat, useTitle } from '@smachot/web-platform';
import { Button, Card, Page, PageHead } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { totalOwed } from './amount-owed';
import { owedWhenClosed } from './closed-account';
import '../texts';

const PARTS = ['now', 'month', 'bills', 'law', 'stars', 'phone'] as const;

/** /account-closed: the deleted data, the retained data and its retention. Public, because the person is signed out by then. */
export function AccountClosedScreen() {
  const { t } = useTranslation('identity');
  useTitle(t('closed.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('closed.title')} note={t('closed.lead')} />
      <Card pad="l">
        <div className="ui-flow">
          {PARTS.map((part) => (
            <section key={part}>
              <h2>{t(`closed.${part}.title`)}</h2>
              {part === 'bills' ? <WhatIsOwed /> : <p>{t(`closed.${part}.text`)}</p>}
            </section>
          ))}
          <div>
            <Button to="/">{t('closed.toStart')}</Button>
          </div>
        </div>
      </Card>
    </Page>
  );
}

function WhatIsOwed() {
  const { t } = useTranslation('identity');
  const format = useFormat();
  const [owed] = useState(owedWhenClosed);
  const total = owed ? totalOwed(owed) : 0;
  const amount = format.shekels(total);
  const sentence = () => {
    if (!owed) return t('closed.bills.text');
    if (total === 0) return t(owed.unsettledOrders ? 'delete.owed.orders' : 'closed.bills.nothing');
    return owed.card
      ? t('closed.bills.card', { amount, four: owed.card.lastFourDigits })
      : t('closed.bills.noCard', { amount });
  };
  return (
    <>
      <p>{sentence()}</p>
      {total && owed?.unsettledOrders ? <p>{t('delete.owed.orders')}</p> : null}
      <p>{t('closed.bills.orders')}</p>
    </>
  );
}
