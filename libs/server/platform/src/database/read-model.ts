import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';

/** Reads go straight to SQL, past TypeORM, and answer the contract's view. */
@Injectable()
export class ReadModel {
  constructor(private readonly source: DataSource) {}
  async rows<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const { master } = this.source.driver as unknown as { master: pg.Pool };
    return (await master.query(sql, parameters)).rows as Row[];
  }
  async one<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, parameters))[0];
  }
}
