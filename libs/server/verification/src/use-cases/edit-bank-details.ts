import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BankDetails as View, BankDetailsEdit, BankDetailsId, UserId } from '@smachot/contracts';
import { Clock, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { BankDetails } from '../domain/bank-details';
import { BankCases } from '../services/bank-cases';
import { DetailsWriter } from '../services/details-writer';
import { type Audience, VerificationNotices } from '../services/verification-notices';
import { StoresGateway } from '../stores-gateway';

/** An edit by an owner: the details are verified anew. */
export class EditBankDetails extends Command<Result<View>> {
  constructor(
    readonly id: BankDetailsId,
    readonly edit: BankDetailsEdit,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(EditBankDetails)
export class EditBankDetailsHandler implements ICommandHandler<EditBankDetails> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly writer: DetailsWriter,
    private readonly notices: VerificationNotices,
    private readonly cases: BankCases,
    private readonly clock: Clock,
  ) {}

  async execute({ id, edit, userId }: EditBankDetails): Promise<Result<View>> {
    const storeId = await this.cases.storeOf(id);
    const owned = storeId ? await this.stores.ownedBy(storeId, userId) : refuse('not_found');
    if (!owned.ok) return owned;
    const audience = await this.notices.audienceOf(owned.value);
    const edited = await this.writer.change({ id, version: edit.version }, (details, tx) =>
      this.apply(tx, details, { edit, userId, audience }),
    );
    return edited.ok ? this.cases.stated(id) : edited;
  }

  private async apply(
    tx: Tx,
    details: BankDetails,
    { edit, userId, audience }: { edit: BankDetailsEdit; userId: UserId; audience: Audience },
  ): Promise<Result<boolean>> {
    const { version: _, holderNumber = null, ...stated } = edit;
    const { status, contactEmail, documentId } = details.state;
    const now = this.clock.now();
    if (stated.documentId && stated.documentId !== documentId) {
      const used = await this.writer.use(tx, stated.documentId, details.state.id, userId);
      if (!used.ok) return used;
    }
    const edited = details.edit({ ...stated, holderNumber, contactEmail: audience.email }, userId, now);
    const wasVerified = edited.ok && edited.value && status === 'verified';
    if (wasVerified) await this.notices.changed(tx, contactEmail, audience, now);
    return edited;
  }
}
