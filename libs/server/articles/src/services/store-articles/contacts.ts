import type { StoreArticleText } from '@smachot/contracts';
import {
  accept,
  isLinkAllowed,
  linksOf,
  markdownOf,
  plainTextOf,
  refuse,
  type Result,
} from '@smachot/kernel';
import { withoutContacts } from '@smachot/server-platform';

const LINK = /\[[^[\]\n]{1,200}\]\(([^()\n]{1,500})\)/g;

const hasContacts = (text: string): boolean => withoutContacts(text) !== text;

/**
 * A store is reached through its page: an article holds no phones, mail addresses, names in networks or bare links. Links lead to https or to
 * pages of ours, as on the store's own page.
 */
export const checkContacts = ({ title, summary, body }: StoreArticleText): Result<undefined> => {
  const code = 'store_article.contacts';
  const wrong = (field: string) => refuse(code, { fields: { [field]: code } });
  if (hasContacts(title)) return wrong('title');
  if (hasContacts(summary)) return wrong('summary');
  const blocks = markdownOf(body);
  const written = [...body.matchAll(LINK)].map(([, href]) => href!);
  const allowed =
    written.every(isLinkAllowed) && linksOf(blocks).every((href) => !/^https:[^?#]*@/.test(href));
  return allowed && !hasContacts(plainTextOf(blocks)) ? accept() : wrong('body');
};
