import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PhoneKeys, ReadModel } from '@smachot/server-platform';

/** Which of the phones (E.164) must never be written to again. */
export class OptedOut extends Query<Set<string>> {
  constructor(readonly phones: string[]) {
    super();
  }
}

@QueryHandler(OptedOut)
export class OptedOutHandler implements IQueryHandler<OptedOut> {
  constructor(
    private readonly read: ReadModel,
    private readonly keys: PhoneKeys,
  ) {}

  async execute({ phones }: OptedOut): Promise<Set<string>> {
    if (!phones.length) return new Set();
    const phoneOf = new Map(phones.map((phone) => [this.keys.of(phone), phone]));
    const rows = await this.read.rows<{ phone_key: string }>(
      'select phone_key from messaging.suppressions where phone_key = any($1)',
      [[...phoneOf.keys()]],
    );
    return new Set(rows.map((row) => phoneOf.get(row.phone_key)!));
  }
}
