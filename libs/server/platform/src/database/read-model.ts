import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from './undeclared';

/**
 * Maximum number of concurrent reads of a process; further reads wait in order. A process cannot use more of the database
 * than that, and the same few connections are reused, with their plans and tables cached: with eight at once a page of
 * browse cost the database a quarter more. The rest of the pool is for transactions.
 */
const MAX_AT_ONCE = 4;

/** Reads with plain SQL, past TypeORM, and answers the contract's view. */
@Injectable()
export class ReadModel {
  private reading = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly source: DataSource) {}

  async rows<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    if (this.reading < MAX_AT_ONCE) this.reading += 1;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return (await poolOf(this.source).query(sql, parameters)).rows as Row[];
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.reading -= 1;
    }
  }
  async one<Row = Record<string, unknown>>(
    sql: string,
    parameters: unknown[] = [],
  ): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, parameters))[0];
  }
}
