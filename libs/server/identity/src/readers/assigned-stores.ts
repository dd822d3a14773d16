import { Injectable } from '@nestjs/common';

/** An SQL executor: a transaction, or the data source. */
type Asked = { query(sql: string, parameters: unknown[]): Promise<unknown> };
type Reader = (asked: Asked, userId: string) => Promise<string[]>;

/**
 * The usernames of the stores where a person works, for the claims of tokens. The stores context provides the reader at
 * module init; it queries within the transaction at hand, so that no token waits for a second connection.
 */
@Injectable()
export class AssignedStores {
  private reader: Reader | undefined;

  provide(reader: Reader): void {
    if (this.reader) throw new Error('two contexts say which stores somebody works at');
    this.reader = reader;
  }

  async of(asked: Asked, userId: string): Promise<string[]> {
    return this.reader ? this.reader(asked, userId) : [];
  }
}
