import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { E164 } from '@smachot/kernel';
import { PhoneKeys } from '@smachot/server-platform';
import { SendingQueries } from '../persistence/sending.queries';

/** Which of the phones (E.164) must never be written to again. */
export class OptedOut extends Query<Set<string>> {
  constructor(readonly phones: E164[]) {
    super();
  }
}

@QueryHandler(OptedOut)
export class OptedOutHandler implements IQueryHandler<OptedOut> {
  constructor(
    private readonly sending: SendingQueries,
    private readonly keys: PhoneKeys,
  ) {}

  async execute({ phones }: OptedOut): Promise<Set<string>> {
    if (!phones.length) return new Set();
    const keysOf = new Map(phones.map((phone) => [phone, this.keys.every(phone)]));
    const suppressed = new Set(await this.sending.suppressed([...keysOf.values()].flat()));
    return new Set(phones.filter((phone) => keysOf.get(phone)!.some((key) => suppressed.has(key))));
  }
}
