import type { CustomerCard } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Avatar, Badge } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './customers.module.css';

/** Names of people who have none that may be shown. */
export const useCustomerName = () => {
  const { t } = useTranslation('dashboard');
  return (name: string) => name || t('customers.nameless');
};

/** What is known of a customer's dealings with the store, in one line. */
export const useCustomerFacts = () => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return ({ orders, lastOrderAt, wroteAt, proposedAt, paid }: CustomerCard): string =>
    [
      orders > 0 ? t('customers.orders', { count: orders }) : t('customers.noOrders'),
      paid ? t('customers.paid', { sum: format.money(toAgorot(paid)) }) : null,
      lastOrderAt ? t('customers.lastOrder', { day: format.date(lastOrderAt) }) : null,
      !lastOrderAt && wroteAt ? t('customers.wrote', { day: format.date(wroteAt) }) : null,
      !lastOrderAt && proposedAt ? t('customers.proposed', { day: format.date(proposedAt) }) : null,
    ]
      .filter(Boolean)
      .join(' · ');
};

export function Tags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <Badge key={tag} tone="primary" icon="star">
      <bdi>{tag}</bdi>
    </Badge>
  ));
}

function CustomerRow({ customer, base }: { customer: CustomerCard; base: string }) {
  const facts = useCustomerFacts();
  const nameOf = useCustomerName();
  const name = nameOf(customer.name);
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className="grow">
        <Link to={`${base}/${customer.customerId}`} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <div className="small muted">{facts(customer)}</div>
      </div>
      <Tags tags={customer.tags} />
    </li>
  );
}

/** Customers in their rows; each leads to `base`/{customerId}. */
export function CustomerRows({ customers, base }: { customers: readonly CustomerCard[]; base: string }) {
  return (
    <ul className={styles.list}>
      {customers.map((customer) => (
        <CustomerRow key={customer.customerId} customer={customer} base={base} />
      ))}
    </ul>
  );
}
