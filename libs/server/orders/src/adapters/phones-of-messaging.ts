import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { E164 } from '@smachot/kernel';
import { OptedOut } from '@smachot/server-messaging';
import { OptedOutPhones } from '@smachot/server-stores';

@Injectable()
export class PhonesOfMessaging extends OptedOutPhones {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async has(phone: E164): Promise<boolean> {
    return (await this.queries.execute(new OptedOut([phone]))).has(phone);
  }
}
