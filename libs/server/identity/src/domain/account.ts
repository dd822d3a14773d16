import { AggregateRoot } from '@nestjs/cqrs';
import { TERMS_VERSIONS } from '@smachot/contracts';
import type { DisplayCurrency, Language, OwnAccount, User, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import type { SecurityChange } from './security-notice';

export const SUPER_ADMIN = 'super-admin';

export type AccountState = {
  id: UserId;
  username: string;
  /** E.164; null once the person has deleted the account. */
  phone: E164 | null;
  firstName: string;
  lastName: string;
  email: string | null;
  /** The time when a code sent to the address was confirmed; a new address has to be verified again. */
  emailVerifiedAt: Date | null;
  language: Language;
  /** Null until chosen. */
  currency: DisplayCurrency | null;
  groups: string[];
  termsAcceptedAt: Date | null;
  /** Null: accepted before versions were noted, or not at all. */
  termsVersion: string | null;
  createdAt: Date;
  blockedAt: Date | null;
  deletedAt: Date | null;
};
export type EmailChange = Extract<SecurityChange, `email_${string}`>;
export type ProfileChange = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | null | undefined;
  currency?: DisplayCurrency | undefined;
  language?: Language | undefined;
};

/** One person's account. */
export class Account extends AggregateRoot {
  constructor(readonly state: AccountState) {
    super();
  }

  static signUp(
    person: Pick<
      AccountState,
      'id' | 'username' | 'phone' | 'firstName' | 'lastName' | 'email' | 'language' | 'termsVersion'
    >,
    at: Date,
  ): Account {
    return new Account({
      ...person,
      emailVerifiedAt: null,
      currency: null,
      groups: [],
      termsAcceptedAt: at,
      createdAt: at,
      blockedAt: null,
      deletedAt: null,
    });
  }

  /** The version of the terms that the person accepted; acceptances without a version are of the first one. */
  get acceptedTerms(): string | null {
    const { termsVersion, termsAcceptedAt } = this.state;
    return termsVersion ?? (termsAcceptedAt ? TERMS_VERSIONS[0]!.version : null);
  }
  acceptTerms(version: string, at: Date): void {
    Object.assign(this.state, { termsVersion: version, termsAcceptedAt: at });
  }

  get id(): string {
    return this.state.id;
  }
  get superAdmin(): boolean {
    return this.state.groups.includes(SUPER_ADMIN);
  }
  get maySignIn(): boolean {
    return this.state.blockedAt === null && this.state.deletedAt === null;
  }

  changeProfile({ firstName, lastName, email, currency, language }: ProfileChange): void {
    if (firstName !== undefined) this.state.firstName = firstName;
    if (lastName !== undefined) this.state.lastName = lastName;
    if (currency !== undefined) this.state.currency = currency;
    if (language !== undefined) this.state.language = language;
    if (email !== undefined && email !== this.state.email)
      Object.assign(this.state, { email, emailVerifiedAt: null });
  }

  /** Effect of the change on the confirmed e-mail address; undefined when it has none. */
  emailChange({ email }: ProfileChange): EmailChange | undefined {
    if (email === undefined || email === this.state.email) return undefined;
    if (this.state.email === null) return 'email_added';
    return email === null ? 'email_removed' : 'email_changed';
  }

  /** Sets the account's language to the one chosen on the sign-in screen. */
  /** Whether it is another one than before. */
  speak(language: Language): boolean {
    const isOther = this.state.language !== language;
    this.state.language = language;
    return isOther;
  }

  /**
   * Erases personal data; the id stays, because bills and receipts that the law requires to be kept refer to it. With
   * `phoneKey` other contexts find debts and limits that outlive the account.
   */
  erase(at: Date, phoneKey: string): void {
    if (this.state.deletedAt) return;
    Object.assign(this.state, {
      phone: null,
      firstName: '',
      lastName: '',
      email: null,
      emailVerifiedAt: null,
      currency: null,
      groups: [],
      deletedAt: at,
    });
    this.apply({ event: 'identity.account_deleted', payload: { userId: this.id, phoneKey } });
  }

  /** The person as the profile shows them. */
  ownView(assignedStores: string[] = []): OwnAccount {
    return { ...this.view(assignedStores), emailVerified: this.state.emailVerifiedAt !== null };
  }

  /** The person as tokens and screens show them. The phone was proven by a code, so every account is verified. */
  view(assignedStores: string[] = []): User {
    const { id, username, firstName, lastName, phone, groups, email, currency } = this.state;
    return {
      id,
      username,
      firstName,
      lastName,
      phoneNumber: phone ?? '',
      groups,
      email,
      verified: true,
      assignedStores,
      ...(currency ? { currency } : {}),
    };
  }
}
