import { account } from './articles/account';
import { answers } from './articles/answers';
import { business } from './articles/business';
import { invitations } from './articles/invitations';
import { ordering } from './articles/ordering';
import { payments } from './articles/payments';
import { start } from './articles/start';
import type { ProductArticle } from './product-article';

/** The articles that come with the product, in the order of their categories and within them. */
export const productArticles: readonly ProductArticle[] = [
  ...[...start, ...invitations, ...answers, ...ordering],
  ...[...payments, ...business, ...account],
];
