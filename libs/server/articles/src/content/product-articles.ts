import { account } from './articles/account';
import { answers } from './articles/answers';
import { choosing } from './articles/choosing';
import { guestLists } from './articles/guest-lists';
import { openEvents } from './articles/open-events';
import { orders } from './articles/orders';
import { payments } from './articles/payments';
import { sending } from './articles/sending';
import { start } from './articles/start';
import { store } from './articles/store';
import { storeAccount } from './articles/store-account';
import { storeOrders } from './articles/store-orders';
import { theDay } from './articles/the-day';
import type { ProductArticle } from './product-article';

/** The articles that come with the product, in the order of their categories and within them. */
export const productArticles: readonly ProductArticle[] = [
  ...[...start, ...openEvents, ...guestLists, ...sending, ...theDay, ...answers, ...orders, ...choosing],
  ...[...payments, ...store, ...storeOrders, ...storeAccount, ...account],
];
