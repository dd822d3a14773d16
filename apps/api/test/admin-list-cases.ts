import { newId } from '@smachot/kernel';
import { RARE, ROWS } from './admin-rows';

/** Addresses of lists, and how many rows they find among those of `insertRows`. */
export const FOUND = [
  ['users?state=blocked', ROWS / RARE],
  ['users?state=deleted', ROWS / RARE],
  ['users?superAdmin=true', 1],
  ['users?q=058-0001234', 1],
  ['users?q=058000123', 10],
  ['users?q=USER1234@ex', 1],
  ['users?q=משפחה 1234', 1],
  ['users?q=user-1234', 1],
  ['users?since=2026-01-02&until=2026-01-02', 1440],
  // the store that was opened is not public yet
  ['partners?state=hidden', ROWS / RARE + 1],
  ['partners?state=closed', ROWS / RARE],
  ['partners?city=איל', ROWS / RARE],
  ['partners?q=מטבח 1234', 1],
  ['partners?q=kitchen-1234', 1],
  ['partners?q=kitchen1234@example.test', 1],
  ['partners?q=0590001234', 1],
  ['orders?status=declined', ROWS / RARE],
  ['orders?paymentStatus=owed', ROWS / RARE],
  ['orders?q=70001234', 1],
  ['orders?q=056-000-1234', 1],
  ['orders?q=טליה כהן 1234', 1],
  ['subscriptions?phase=grace', ROWS / RARE],
  ['subscriptions?planId=pro-plan', ROWS / RARE],
  ['audit?act=account_exported', ROWS / RARE],
] as const;

/** Addresses of lists, and the indexes that their statement is read by. */
export const READ_BY = [
  ['users', ['users_newest']],
  ['users?state=blocked', ['users_blocked']],
  ['users?state=deleted', ['users_deleted']],
  ['users?superAdmin=true', ['users_in_groups']],
  ['users?q=0580001234', ['users_by_phone', 'users_by_name', 'users_by_last_name', 'users_by_username']],
  ['users?q=user1234@', ['users_by_email']],
  ['partners', ['stores_newest']],
  ['partners?state=hidden', ['stores_hidden']],
  ['partners?state=closed', ['stores_closed']],
  ['partners?city=אילת', ['stores_by_city']],
  ['partners?q=0590001234', ['stores_by_phone', 'stores_by_name', 'stores_by_username']],
  ['partners?q=kitchen1234@', ['stores_by_email']],
  ['orders', ['orders_newest']],
  ['orders?status=declined', ['orders_by_status']],
  ['orders?paymentStatus=owed', ['orders_by_payment_status']],
  ['orders?q=0560001234', ['orders_code', 'orders_by_customer_phone', 'orders_by_customer_name']],
  ['subscriptions', ['subscriptions_newest']],
  ['subscriptions?phase=grace', ['subscriptions_by_phase']],
  ['subscriptions?planId=pro-plan', ['subscriptions_by_plan']],
  ['audit', ['audit_log_newest']],
  ['audit?act=account_exported', ['audit_log_of_act']],
  [`audit?about=${newId()}`, ['audit_log_about', 'audit_log_subject']],
] as const;
