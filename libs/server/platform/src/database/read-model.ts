import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Reads go straight to SQL and answer the contract's view. */
@Injectable()
export class ReadModel {
  constructor(private readonly source: DataSource) {}
  rows<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.source.query(sql, parameters);
  }
  async one<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, parameters))[0];
  }
}
