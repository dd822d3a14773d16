import type { AnswerOf, CustomerOrder, readCustomer } from '@smachot/contracts';
import { nationalPhone, toAgorot } from '@smachot/kernel';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Badge, Button, Card, Note, Page, PageHead, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { CustomerNotes } from './customer-notes';
import { useCustomerFacts, useCustomerName } from './customer-rows';
import { CustomerTags } from './customer-tags';
import { useStoreCustomerQuery } from './customers-api';
import dashboardStyles from '../dashboard.module.css';
import styles from './customers.module.css';

type Customer = AnswerOf<typeof readCustomer>;

/** How to reach the customer, as far as it may be known. */
function Contact({ customer, base }: { customer: Customer; base: string }) {
  const { t } = useTranslation('dashboard');
  const { phone, threadId, orders } = customer;
  const facts = useCustomerFacts();
  return (
    <Card component="section" aria-label={t('customers.contact')} className={dashboardStyles.stack}>
      <p>{facts(customer)}</p>
      <div className="row wrap">
        {phone ? (
          <Button kind="line" icon="phone" href={`tel:${phone}`}>
            <bdi dir="ltr">{nationalPhone(phone)}</bdi>
          </Button>
        ) : null}
        {threadId ? (
          <Button kind="line" icon="chat" to={`${base}/messages/${threadId}`}>
            {t('customers.toThread')}
          </Button>
        ) : null}
      </div>
      {phone ? null : (
        <Note icon="lock">{t(orders > 0 ? 'customers.phoneLater' : 'customers.detailsLater')}</Note>
      )}
    </Card>
  );
}

function OrderRow({ order, base }: { order: CustomerOrder; base: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div className="grow">
        <Link to={`${base}/orders/${order.orderId}`} className={styles.name}>
          <bdi>{order.title}</bdi>
        </Link>
        <div className="small muted">
          {format.date(order.startsAt)} · {format.money(toAgorot(order.price))}
        </div>
      </div>
      <Badge tone="neutral" icon="receipt">
        {t(`customers.status.${order.status}`)}
      </Badge>
    </li>
  );
}

function CustomerFound({ customer, base }: { customer: Customer; base: string }) {
  const { t } = useTranslation('dashboard');
  const { customerId, latestOrders, mayWrite, tags, notes } = customer;
  return (
    <div className={dashboardStyles.stack}>
      <Contact customer={customer} base={base} />
      <CustomerTags {...{ customerId, tags, mayWrite }} />
      <CustomerNotes {...{ customerId, notes, mayWrite }} />
      {latestOrders.length > 0 ? (
        <Card component="section" aria-labelledby="cu-orders">
          <h2 id="cu-orders">{t('customers.ordersTitle')}</h2>
          <ul className={styles.list}>
            {latestOrders.map((order) => (
              <OrderRow key={order.orderId} order={order} base={base} />
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

/** customers/{customerId}: one customer's orders, and what the crew noted. */
export function CustomerScreen() {
  const { t } = useTranslation('dashboard');
  const { customerId = '' } = useParams();
  const { partnerUsername: partner } = useOwnStore();
  const query = useStoreCustomerQuery(
    { params: { partner, customerId } },
    { refetchOnMountOrArgChange: true },
  );
  const nameOf = useCustomerName();
  const customer = query.currentData;
  const title = customer ? nameOf(customer.name) : t('places.customers');
  useTitle(title);
  const base = `/dashboard/${partner}`;
  return (
    <Page width="narrow">
      <PageHead title={<bdi>{title}</bdi>} back={`${base}/customers`} />
      {customer ? (
        <CustomerFound customer={customer} base={base} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonCards count={3} />} />
      )}
    </Page>
  );
}
