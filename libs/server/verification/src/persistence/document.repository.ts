import { Injectable } from '@nestjs/common';
import type { BankDetailsId, BusinessDocumentId, DocumentId, UserId } from '@smachot/contracts';
import { columnsOf, returningRows, selection, type Tx } from '@smachot/server-platform';
import { type DocumentFilesRow, type DocumentRow, DocumentSchema } from './verification.schema';
import { QUEUE_TOPIC } from './bank-details.repository';

const columns = selection(columnsOf(DocumentSchema), 'f');

/** Repository of uploaded documents. */
@Injectable()
export class DocumentRepository {
  async add(tx: Tx, document: DocumentRow): Promise<void> {
    await tx.manager.insert(DocumentSchema, document);
    this.wantPreviews(tx, document);
  }

  /** Locks a document that this person uploaded and nothing uses yet; for all others it does not exist. */
  async unused(tx: Tx, id: DocumentId, uploaderId: UserId): Promise<boolean> {
    const found = await tx.query(
      `select 1 from verification.documents where id = $1 and uploader_id = $2 and bank_details_id is null
         and business_document_id is null for update`,
      [id, uploaderId],
    );
    return found.length > 0;
  }

  /** These details use this document from now on, and no other one. */
  async use(tx: Tx, id: DocumentId, bankDetailsId: BankDetailsId, now: Date): Promise<void> {
    await tx.query(
      `update verification.documents set bank_details_id = case when id = $1 then $2::uuid end,
         unused_since = case when id = $1 then null else $3::timestamptz end
       where id = $1 or bank_details_id = $2`,
      [id, bankDetailsId, now],
    );
  }

  /** This business document uses this one from now on, and no other; `id` null: none at all. */
  async useForBusiness(
    tx: Tx,
    id: DocumentId | null,
    businessDocumentId: BusinessDocumentId,
    now: Date,
  ): Promise<void> {
    await tx.query(
      `update verification.documents set business_document_id = case when id = $1 then $2::uuid end,
         unused_since = case when id = $1 then null else $3::timestamptz end
       where id = $1 or business_document_id = $2`,
      [id, businessDocumentId, now],
    );
  }

  /** False when the document is gone, or its file was stored anew since its previews were drawn. */
  async savePreviews(
    tx: Tx,
    { id, fileKey }: DocumentRow,
    { previewState, previewKeys, pages }: Pick<DocumentRow, 'previewState' | 'previewKeys' | 'pages'>,
  ): Promise<boolean> {
    const saved = await tx.query(
      `update verification.documents set preview_state = $3, preview_keys = $4, pages = $5
       where id = $1 and file_key = $2 and preview_state = 'waiting' returning id`,
      [id, fileKey, previewState, previewKeys, pages],
    );
    tx.hint(QUEUE_TOPIC);
    return returningRows(saved).length > 0;
  }

  /** Documents whose files are not encrypted with this key. */
  async sealedOtherwise(tx: Tx, keyId: string): Promise<DocumentId[]> {
    const rows = await tx.query<{ id: DocumentId }>(
      'select id from verification.documents where sealed_with is distinct from $1 order by id',
      [keyId],
    );
    return rows.map(({ id }) => id);
  }

  /** Locks a document unless another worker holds it or its files are encrypted with this key by now. */
  async lockSealedOtherwise(tx: Tx, keyId: string, id: DocumentId): Promise<DocumentRow | undefined> {
    const [row] = await tx.query<DocumentRow>(
      `select ${columns} from verification.documents f where f.id = $2 and f.sealed_with is distinct from $1
       for update skip locked`,
      [keyId, id],
    );
    return row;
  }

  /** The files of a document are elsewhere from now on; previews that were not drawn yet are drawn of the new file. */
  async moveFiles(tx: Tx, document: DocumentRow, files: DocumentFilesRow): Promise<void> {
    await tx.manager.update(DocumentSchema, { id: document.id }, files);
    this.wantPreviews(tx, document);
  }

  /** The keys of the files of these details, whose rows are deleted. */
  async deleteOf(tx: Tx, bankDetailsId: BankDetailsId): Promise<string[]> {
    return this.deleteWhere(tx, 'bank_details_id = $1', bankDetailsId);
  }

  /** The keys of the files that nothing has used since `before`, whose rows are deleted. */
  async deleteUnused(tx: Tx, before: Date): Promise<string[]> {
    return this.deleteWhere(
      tx,
      `id in (select id from verification.documents where unused_since <= $1
         order by unused_since limit 100 for update skip locked)`,
      before,
    );
  }

  private async deleteWhere(tx: Tx, where: string, value: unknown): Promise<string[]> {
    const rows = await tx.query<{ fileKeys: string[] }>(
      `with deleted as (delete from verification.documents where ${where} returning file_key, preview_keys)
       select file_key || preview_keys as "fileKeys" from deleted`,
      [value],
    );
    return rows.flatMap(({ fileKeys }) => fileKeys);
  }

  private wantPreviews(tx: Tx, { id, previewState }: Pick<DocumentRow, 'id' | 'previewState'>): void {
    if (previewState === 'waiting') tx.emit('verification.previews_wanted', { documentId: id });
  }
}
