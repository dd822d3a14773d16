import { Injectable } from '@nestjs/common';
import { Secrets } from '@smachot/server-platform';
import type { BankDetailsState } from '../domain/bank-details';
import type { BankDetailsRow, SealedPart } from './verification.schema';

const PURPOSE = 'bank-account';

/** Encrypts what of bank details names a person or moves money, for the database; opens it for the domain. */
@Injectable()
export class DetailsCipher {
  constructor(private readonly secrets: Secrets) {}

  seal({
    accountNumber,
    accountHolder,
    holderNumber,
    contactEmail,
    ...open
  }: BankDetailsState): BankDetailsRow {
    const part: Pick<BankDetailsState, SealedPart> = {
      accountNumber,
      accountHolder,
      holderNumber,
      contactEmail,
    };
    return { ...open, sealed: this.secrets.seal(PURPOSE, JSON.stringify(part)) };
  }

  open({ sealed, ...open }: BankDetailsRow): BankDetailsState {
    const part = JSON.parse(this.secrets.open(PURPOSE, sealed)) as Pick<BankDetailsState, SealedPart>;
    return { ...open, ...part };
  }

  /** The same content, encrypted with the key in use. */
  reseal(sealed: string): string {
    return this.secrets.seal(PURPOSE, this.secrets.open(PURPOSE, sealed));
  }

  /** What texts that are sealed with the key in use begin with. */
  get prefix(): string {
    return `${this.secrets.sealingKey}.`;
  }
}
