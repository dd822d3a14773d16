import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BankDetails as View, BankDetailsForm, UserId } from '@smachot/contracts';
import { Clock, newId, type Result } from '@smachot/kernel';
import { BankDetails } from '../domain/bank-details';
import { BankCases } from '../services/bank-cases';
import { DetailsWriter } from '../services/details-writer';
import { VerificationNotices } from '../services/verification-notices';
import { StoresGateway } from '../stores-gateway';

/** A store's first bank details, by one of its owners. */
export class SubmitBankDetails extends Command<Result<View>> {
  constructor(
    readonly partner: string,
    readonly form: BankDetailsForm,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(SubmitBankDetails)
export class SubmitBankDetailsHandler implements ICommandHandler<SubmitBankDetails> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly writer: DetailsWriter,
    private readonly notices: VerificationNotices,
    private readonly cases: BankCases,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, form, userId }: SubmitBankDetails): Promise<Result<View>> {
    const store = await this.stores.ownedBy(partner, userId);
    if (!store.ok) return store;
    const { email } = await this.notices.audienceOf(store.value);
    const ids = { id: newId(), storeId: store.value, contactEmail: email };
    const stated = { ...form, holderNumber: form.holderNumber ?? null };
    const details = BankDetails.submit({ ...stated, ...ids }, userId, this.clock.now());
    const added = await this.writer.add(details, userId);
    return added.ok ? this.cases.stated(details.state.id) : added;
  }
}
