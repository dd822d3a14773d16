import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';

/**
 * So many reads of a process are at the database at once; who comes then waits here, in order. A process cannot use more of it
 * than that, and the same few connections are asked again and again, whose plans and tables are at hand: with eight at once a
 * page of browse cost the database a quarter more. What is left of the pool is for transactions.
 */
const MOST_AT_ONCE = 4;

/** Reads go straight to SQL, past TypeORM, and answer the contract's view. */
@Injectable()
export class ReadModel {
  private reading = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly source: DataSource) {}

  async rows<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const { master } = this.source.driver as unknown as { master: pg.Pool };
    if (this.reading < MOST_AT_ONCE) this.reading += 1;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return (await master.query(sql, parameters)).rows as Row[];
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
