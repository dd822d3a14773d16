import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import { Secrets } from './secrets';

/**
 * HMAC of a phone number. Tables that must recognise a phone after its owner was erased, or that must not hold the number
 * itself (opt-outs, limits, suspensions, debts), store this key.
 */
@Injectable()
export class PhoneKeys {
  constructor(private readonly secrets: Secrets) {}
  /** @param phone E.164 */
  of(phone: E164): string {
    return this.secrets.sign('phone', phone).slice(0, 32);
  }
}
