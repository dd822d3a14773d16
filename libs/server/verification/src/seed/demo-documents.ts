import type { BusinessDocumentKind, StoreId, UserId } from '@smachot/contracts';
import { addDays, DAY_MS, newId, wallTime } from '@smachot/kernel';
import { drawPaper, type Paper } from '@smachot/server-documents';
import { saveOutbox, Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { BusinessDocument } from '../domain/business-document';
import { BusinessDocumentRepository } from '../persistence/business-documents/business-document.repository';
import { DocumentRepository } from '../persistence/document.repository';
import type { DocumentFiles } from '../services/document-files';
import type { Given, Stated } from './given';

type Filing = { storeId: StoreId; ownerId: UserId; kind: BusinessDocumentKind; now: Date };

const STORE = 'savta-julie';
const TITLES = { insurance: 'אישור ביטוח אחריות', licence: 'רישיון עסק', kashrut: 'תעודת כשרות' };
/** An insurance that ends soon, so that the demo shows its reminder. */
const INSURED_DAYS = 20;

const paperOf = (kind: BusinessDocumentKind, until: string): Paper => ({
  title: TITLES[kind],
  letterhead: 'מסמך לדוגמה',
  heading: TITLES[kind],
  head: ['המטבח של סבתא ג׳ולי'],
  lines: [],
  total: ['בתוקף עד', until],
  foot: ['מסמך לדוגמה של נתוני ההדגמה.'],
});

/** Files the demo store's insurance, and the certificate of kashrut that it states, which waits for the demo admin. */
export const seedBusinessDocuments = async (
  source: DataSource,
  files: DocumentFiles,
  { storeIds, owners, now, kashrut }: Given,
): Promise<void> => {
  const [storeId, ownerId] = [storeIds[STORE], owners['partner']];
  if (!storeId || !ownerId) throw new Error(`there is no demo store ${STORE}`);
  const filing = { storeId, ownerId, now };
  const insured = addDays(wallTime(now).day, INSURED_DAYS);
  await file(source, files, { ...filing, kind: 'insurance' }, insured, null);
  if (kashrut) await file(source, files, { ...filing, kind: 'kashrut' }, kashrut.until, kashrut);
};

const file = async (
  source: DataSource,
  files: DocumentFiles,
  { storeId, ownerId, kind, now }: Filing,
  validUntil: string,
  kashrut: Stated | null,
): Promise<void> => {
  const [documents, uploads] = [new BusinessDocumentRepository(), new DocumentRepository()];
  await source.transaction(async (manager) => {
    const tx = new Tx(manager);
    if (await documents.ofKind(tx, storeId, kind)) return;
    const content = await drawPaper(paperOf(kind, validUntil));
    const uploadedAt = new Date(now.getTime() - DAY_MS);
    const documentId = newId();
    await uploads.add(tx, {
      ...(await files.store(content)),
      ...{ id: documentId, uploaderId: ownerId, uploadedAt, unusedSince: uploadedAt },
      ...{ bankDetailsId: null, businessDocumentId: null },
      ...{ fileName: `${kind}.pdf`, mediaType: 'application/pdf', bytes: content.length },
      ...{ previewState: 'waiting', previewKeys: [], pages: null },
    });
    const given = { id: newId(), storeId, kind, documentId, validUntil, kashrut };
    const document = BusinessDocument.file(given, uploadedAt);
    await documents.add(tx, document);
    await uploads.useForBusiness(tx, documentId, document.state.id, uploadedAt);
    await saveOutbox((sql, parameters) => manager.query(sql, parameters), tx.outbox);
  });
};
