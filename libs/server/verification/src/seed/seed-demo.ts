import type { BankDetailsId, StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { drawPaper } from '@smachot/server-documents';
import { type Config, FileStore, saveOutbox, SealedFiles, Secrets, Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { BankDetails } from '../domain/bank-details';
import { BankDetailsRepository } from '../persistence/bank-details.repository';
import { DetailsCipher } from '../persistence/details-cipher';
import { DocumentRepository } from '../persistence/document.repository';
import type { DocumentRow } from '../persistence/verification.schema';
import { DocumentFiles } from '../services/document-files';
import { seedBusinessDocuments } from './demo-documents';
import type { Given } from './given';
import { DEMO_CASES, type DemoCase } from './demo-cases';
import { letterOf } from './demo-letter';

/**
 * Seeds bank details of demo stores in each of their states, with letters that the worker draws. Existing details are left alone.
 * @returns the details of the first store, which are verified
 */
export const seedVerificationDemo = async (
  source: DataSource,
  config: Config,
  given: Given,
): Promise<PaidDetails> => {
  const secrets = new Secrets(config);
  const files = new FileStore(config, secrets);
  const seeder = new DemoCases(new DocumentFiles(files, new SealedFiles(files, secrets)), secrets, given);
  for (const demo of DEMO_CASES) await seeder.seed(source, demo);
  await seedBusinessDocuments(source, new DocumentFiles(files, new SealedFiles(files, secrets)), given);
  const storeId = given.storeIds[DEMO_CASES[0]!.store]!;
  const [details] = await source.query<PaidDetails[]>(
    `select store_id as "storeId", id as "bankDetailsId", version from verification.bank_details where store_id = $1`,
    [storeId],
  );
  return details!;
};
type PaidDetails = { storeId: StoreId; bankDetailsId: BankDetailsId; version: number };

class DemoCases {
  private readonly documents = new DocumentRepository();
  private readonly details: BankDetailsRepository;

  constructor(
    private readonly files: DocumentFiles,
    secrets: Secrets,
    private readonly given: Given,
  ) {
    this.details = new BankDetailsRepository(new DetailsCipher(secrets));
  }

  async seed(source: DataSource, demo: DemoCase): Promise<void> {
    const { storeIds, owners, now } = this.given;
    const [storeId, ownerId] = [storeIds[demo.store], owners[demo.owner]];
    if (!storeId || !ownerId) throw new Error(`there is no demo store ${demo.store} of ${demo.owner}`);
    await source.transaction(async (manager) => {
      const tx = new Tx(manager);
      if (await this.details.ofStore(tx, storeId)) return;
      const submittedAt = new Date(now.getTime() - demo.hoursAgo * HOUR_MS);
      const document = await this.letter(demo, ownerId, submittedAt);
      await this.documents.add(tx, document);
      const details = this.decided(demo, storeId, ownerId, document, submittedAt);
      await this.details.add(tx, details);
      await this.documents.use(tx, document.id, details.state.id, submittedAt);
      await saveOutbox((sql, parameters) => manager.query(sql, parameters), tx.outbox);
    });
  }

  private async letter(demo: DemoCase, uploaderId: UserId, uploadedAt: Date): Promise<DocumentRow> {
    const content = await drawPaper(letterOf(demo, uploadedAt));
    return {
      ...(await this.files.store(content)),
      ...{ id: newId(), uploaderId, uploadedAt, unusedSince: uploadedAt },
      ...{ bankDetailsId: null, businessDocumentId: null },
      ...{ fileName: 'ishur-nihul-heshbon.pdf', mediaType: 'application/pdf', bytes: content.length },
      ...{ previewState: 'waiting', previewKeys: [], pages: null },
    };
  }

  private decided(
    { bankNumber, branchNumber, accountNumber, accountHolder, holderNumber, decided }: DemoCase,
    storeId: StoreId,
    ownerId: UserId,
    { id: documentId }: DocumentRow,
    submittedAt: Date,
  ): BankDetails {
    const stated = { bankNumber, branchNumber, accountNumber, accountHolder, holderNumber, documentId };
    const ids = { id: newId(), storeId, contactEmail: null };
    const details = BankDetails.submit({ ...stated, ...ids }, ownerId, submittedAt);
    const { adminId } = this.given;
    const decidedAt = new Date(submittedAt.getTime() + DAY_MS);
    if (decided === 'verified') details.verify(adminId, decidedAt);
    else if (decided) details.reject(decided.rejected, adminId, decidedAt);
    return details;
  }
}
