import { Injectable } from '@nestjs/common';
import { Secrets } from '@smachot/server-platform';

/** What stands for a phone in tables: never the number itself. */
@Injectable()
export class PhoneKeys {
  constructor(private readonly secrets: Secrets) {}
  /** @param phone E.164 */
  of(phone: string): string {
    return this.secrets.sign('phone', phone).slice(0, 32);
  }
}
