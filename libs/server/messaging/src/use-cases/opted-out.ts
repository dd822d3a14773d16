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
    const phoneOf = new Map(phones.map((phone) => [this.keys.of(phone), phone]));
    const suppressed = await this.sending.suppressed([...phoneOf.keys()]);
    return new Set(suppressed.map((key) => phoneOf.get(key)!));
  }
}
