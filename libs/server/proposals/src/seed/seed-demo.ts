import { randomBytes } from 'node:crypto';
import type { ProposalForm, StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { Proposal } from '../domain/proposal';
import { ProposalRepository } from '../persistence/proposal.repository';
import { TermRepository } from '../persistence/terms/term.repository';
import { type AgreedOrder, seedEndedProposals } from './demo-ended';
import type { LibraryTermRow } from '../persistence/terms/terms.schema';

type Demo = {
  storeId: StoreId;
  customerId: UserId;
  /** Absent: no proposal was accepted. */
  agreed?: AgreedOrder | undefined;
  now: Date;
};
type DemoStore = { username: string; name: string; unitId: string; unitName: string };

const PLACE = { address: 'הירקון 100, תל אביב-יפו', geocode: { lat: 32.08, lng: 34.77 } };
const TERMS = [
  { name: 'גישה וחניה', description: 'המזמינים דואגים לגישה לרכב ולחניה סמוכה.' },
  { name: 'רגישויות למזון', description: 'רגישויות נמסרות בכתב עד שלושה ימים לפני האירוע.' },
];

const contentOf = (unitId: string, now: Date): ProposalForm => ({
  pricingUnitId: unitId,
  customerName: 'נועה ברק',
  eventInfo: {
    participants: 80,
    datetime: new Date(now.getTime() + 75 * DAY_MS).toISOString(),
    location: PLACE,
  },
  lines: [
    { name: 'ארוחה מלאה', description: '', per: 'participant', quantity: 1, unitPrice: 145, optional: false },
    {
      name: 'צוות הגשה',
      description: 'ארבעה מלצרים',
      per: 'order',
      quantity: 4,
      unitPrice: 450,
      optional: false,
    },
    { name: 'עמדת קינוחים', description: '', per: 'participant', quantity: 1, unitPrice: 28, optional: true },
  ],
  terms: TERMS,
  remarks: 'שמחנו לדבר, הכול גמיש עד שבוע לפני.',
  validUntil: new Date(now.getTime() + 21 * DAY_MS).toISOString(),
});

/** A request that waits for the store, a proposal of two versions that its customer has opened, and one of every other status. */
const seedProposals = async (
  tx: Tx,
  { username, name, unitId, unitName }: DemoStore,
  demo: Demo,
): Promise<void> => {
  const { storeId, customerId, now } = demo;
  const repository = new ProposalRepository();
  const content = contentOf(unitId, now);
  const about = { storeId, storeUsername: username, storeName: name, unitName };
  const [first] = content.lines;
  const sent = Proposal.draft({ ...about, id: newId(), content, customerId: null, wish: '' }, now);
  sent.send({ link: randomBytes(24).toString('base64url'), needsPlace: false }, now);
  await repository.add(tx, sent);
  await repository.save(tx, sent);
  const cheaper = { ...content, lines: [{ ...first!, unitPrice: 138 }, ...content.lines.slice(1)] };
  sent.revise(cheaper, { unitName, needsPlace: false }, now);
  sent.view(now);
  await repository.save(tx, sent);
  const wish = 'ארוחת צהריים לשמונים איש, בלי בשר';
  const empty = { ...content, lines: [], terms: [], remarks: '' };
  const asked = Proposal.draft({ ...about, id: newId(), content: empty, customerId, wish }, now);
  asked.news.splice(0);
  await repository.add(tx, asked);
  if (demo.agreed) await seedEndedProposals(tx, { about, content, agreed: demo.agreed, customerId, now });
};

/** The first preset of the library with its terms, as the store would have copied it. */
const seedTerms = async (tx: Tx, { storeId, now }: Demo): Promise<void> => {
  const terms = new TermRepository();
  const [preset] = await tx.query<Pick<LibraryTermRow, 'id'>>(
    `select id from proposals.library_terms where language = 'he' and type = 'preset' order by position limit 1`,
  );
  const [entry, ...members] = await terms.libraryEntry(tx, preset!.id);
  const copyOf = ({ id, type, name, description }: LibraryTermRow) => {
    return { storeId, sourceId: id, type, name, description, memberIds: [] };
  };
  const copies = await terms.add(tx, members.map(copyOf), now);
  await terms.add(tx, [{ ...copyOf(entry!), memberIds: copies.map(({ id }) => id) }], now);
  await terms.countPulls(
    tx,
    [entry!, ...members].map(({ id }) => id),
    storeId,
    now,
  );
};

/** Seeds terms and proposals of one store. A store that has some is left alone. */
export const seedProposalsDemo = async (source: DataSource, demo: Demo): Promise<void> => {
  const known: unknown[] = await source.query(
    'select 1 from proposals.store_terms where store_id = $1 limit 1',
    [demo.storeId],
  );
  const [store]: DemoStore[] = await source.query(
    `select s.username, s.business_name as name, u.id as "unitId", u.name as "unitName"
     from stores.stores s join stores.pricing_units u on u.store_id = s.id where s.id = $1 order by u.id limit 1`,
    [demo.storeId],
  );
  if (known.length > 0 || !store) return;
  await source.transaction(async (manager) => {
    const tx = new Tx(manager);
    await seedTerms(tx, demo);
    await seedProposals(tx, store, demo);
  });
};
