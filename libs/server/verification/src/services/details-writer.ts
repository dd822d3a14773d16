import { Injectable } from '@nestjs/common';
import type { BankDetailsId, DocumentId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { BankDetails } from '../domain/bank-details';
import { BankDetailsRepository } from '../persistence/bank-details.repository';
import { DocumentRepository } from '../persistence/document.repository';

/** Details to change: an absent version is the present one. */
export type Target = { id: BankDetailsId; version: number | undefined };

/** Saves bank details together with the document they use. */
@Injectable()
export class DetailsWriter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly details: BankDetailsRepository,
    private readonly documents: DocumentRepository,
    private readonly clock: Clock,
  ) {}

  add(details: BankDetails, userId: UserId): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const { id, documentId } = details.state;
      const used = await this.use(tx, documentId, id, userId);
      if (!used.ok) return used;
      return (await this.details.add(tx, details)) ? accept() : refuse('bank.already_given');
    });
  }

  /** Changes locked details of the given version, and saves them when the change succeeds and was one. */
  change(
    { id, version }: Target,
    change: (details: BankDetails, tx: Tx) => Promise<Result<boolean>>,
  ): Promise<Result<boolean>> {
    return this.work.run(async (tx) => {
      const details = await this.details.load(tx, id);
      if (!details) return refuse('not_found');
      if (version !== undefined && version !== details.state.version) return refuse('conflict.version');
      const changed = await change(details, tx);
      if (changed.ok && changed.value) await this.details.save(tx, details);
      return changed;
    });
  }

  /** Replaces the document of details by one that this person uploaded for it. */
  async use(tx: Tx, documentId: DocumentId, id: BankDetailsId, userId: UserId): Promise<Result<undefined>> {
    if (!(await this.documents.unused(tx, documentId, userId)))
      return refuse('bank.document_required', { fields: { documentId: 'bank.document_required' } });
    await this.documents.use(tx, documentId, id, this.clock.now());
    return accept();
  }
}
