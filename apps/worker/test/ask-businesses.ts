import { newId } from '@smachot/kernel';
import type { Person, WholeProduct } from './whole-product';

/**
 * The person asks a colleague's business and is reported by it; the person also answers as a business, saves an answer for reuse,
 * and keeps the other business as a favourite. Returns the thread of the person's question.
 */
export const askBusinesses = async (
  product: WholeProduct,
  person: Person,
  colleague: Person,
  { text, name }: { text: string; name: string },
): Promise<string> => {
  await product.source.query(
    `update stores.stores set is_public = true where username in ('other-kitchen', 'shula-kitchen')`,
  );
  const ask = <T = undefined>({ bearer }: Person, method: string, path: string, body: object) =>
    product.ask<T>(method, path, { bearer, body, headers: { 'idempotency-key': newId() } });
  const start = (who: Person, store: string) =>
    ask<{ threadId: string }>(who, 'POST', '/v1/conversations', { store, text });
  const heard = await start(colleague, 'shula-kitchen');
  await ask(person, 'POST', `/v1/conversations/${heard.threadId}/messages`, { text });
  await ask(colleague, 'POST', `/v1/conversations/${heard.threadId}/report`, { reason: 'other', note: name });
  const saved = { replies: [{ title: name, text }], version: 0 };
  await ask(person, 'PUT', '/v1/partners/shula-kitchen/saved-replies', saved);
  const [other] = await product.source.query<{ id: string }[]>(
    `select id from stores.stores where username = 'other-kitchen'`,
  );
  await ask(person, 'PUT', `/v1/me/favourites/${other!.id}`, {});
  return (await start(person, 'other-kitchen')).threadId;
};
