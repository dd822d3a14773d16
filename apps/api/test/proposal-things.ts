import { randomBytes } from 'node:crypto';
import { DAY_MS, newId } from '@smachot/kernel';
import type { Product } from './product';

export type ProposalThings = { proposalId: string; termId: string; link: string };
type Named = ProposalThings & { pricingUnitId: string };

/** An entry of the library, which every store may copy. */
const LIBRARY_TERM = '01960000-0000-7000-8000-000000000001';
const soon = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const eventInfo = () => ({
  participants: 50,
  datetime: soon(60),
  location: { address: 'הירקון 100, תל אביב-יפו', geocode: { lat: 32.08, lng: 34.77 } },
});
const content = (pricingUnitId: string) => ({
  pricingUnitId,
  customerName: 'דנה לוי',
  eventInfo: eventInfo(),
  lines: [{ name: 'ארוחה', description: '', per: 'order', quantity: 1, unitPrice: 500, optional: false }],
  terms: [],
  remarks: '',
  validUntil: soon(20),
});
const words = { name: 'תנאי', description: 'ניסוח' };

export const proposalBodies: Record<string, (thing: Named) => unknown> = {
  'terms.create': () => ({ ...words, type: 'term' }),
  'terms.change': () => ({ ...words, version: 1 }),
  'terms.pull': () => ({ termId: LIBRARY_TERM }),
  'terms.createLibraryEntry': () => ({ ...words, language: 'he', type: 'term', reason: 'נוסח חדש' }),
  'terms.changeLibraryEntry': () => ({ ...words, version: 1, reason: 'נוסח חדש' }),
  'terms.removeLibraryEntry': () => ({ version: 1, reason: 'לא נחוץ עוד' }),
  'proposals.create': ({ pricingUnitId }) => content(pricingUnitId),
  'proposals.save': ({ pricingUnitId }) => ({ ...content(pricingUnitId), version: 1 }),
  'proposals.send': () => ({ version: 1 }),
  'proposals.revise': ({ pricingUnitId }) => ({ ...content(pricingUnitId), version: 1 }),
  'proposals.withdraw': () => ({ version: 1 }),
  'proposals.ask': ({ pricingUnitId }) => ({ pricingUnitId, eventInfo: eventInfo() }),
  'proposals.decline': () => ({ number: 1 }),
  'proposals.accept': () => ({ number: 1, options: [], expectedPrice: 500, termsOfService: true }),
};

/** A term of a store, and a proposal that it sent to this customer. */
export const proposalThings = async (
  { source }: Product,
  { storeId, pricingUnitId }: { storeId: string; pricingUnitId: string },
  customerId: string,
): Promise<ProposalThings> => {
  const [proposalId, termId] = [newId(), newId()];
  const link = randomBytes(24).toString('base64url');
  await source.query(
    `insert into proposals.store_terms (id, store_id, type, name, description, member_ids, created_at, version)
     values ($1, $2, 'term', 'חניה', 'יש חניה', '{}', now(), 1)`,
    [termId, storeId],
  );
  // an entry of the library by the same id, for the calls of admins
  await source.query(
    `insert into proposals.library_terms (id, language, type, name, description, member_ids, position, pulls_count, version)
     select $1, 'en', 'term', 'Parking', 'There is parking', '{}', max(position) + 1, 0, 1 from proposals.library_terms where language = 'en'`,
    [termId],
  );
  await source.query(
    `insert into proposals.proposals (id, store_id, store_username, store_name, customer_id, asked, wish, link, status, content, unit_name,
       number, sent_at, view_times, viewed_at, reason, created_at, version)
     values ($1, $2, 'store', 'חנות', $3, true, '', $4, 'sent', $5, 'תפריט', 1, now(), 0, '[]', '', now(), 1)`,
    [proposalId, storeId, customerId, link, JSON.stringify(content(pricingUnitId))],
  );
  return { proposalId, termId, link };
};
