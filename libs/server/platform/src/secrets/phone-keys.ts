import { Injectable } from '@nestjs/common';
import { canonicalPhone, type E164, phoneForms } from '@smachot/kernel';
import { Secrets } from './secrets';

/**
 * HMAC of a phone number. Tables that must recognise a phone after its owner was erased, or that must not hold the number
 * itself (opt-outs, limits, suspensions, debts), store this key.
 */
@Injectable()
export class PhoneKeys {
  constructor(private readonly secrets: Secrets) {}
  /** The same for all forms of a phone. @param phone E.164 */
  of(phone: E164): string {
    return this.sign(canonicalPhone(phone));
  }
  /** For look-ups: also the keys of rows from when each form had its own. */
  every(phone: E164): string[] {
    return phoneForms(phone).map((form) => this.sign(form));
  }

  private sign(form: E164): string {
    return this.secrets.sign('phone', form).slice(0, 32);
  }
}
