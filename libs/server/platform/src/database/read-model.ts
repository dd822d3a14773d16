import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';

/** Reads go straight to SQL and answer the contract's view. */
@Injectable()
export class ReadModel {
  private readonly names = new Map<string, string>();

  constructor(private readonly source: DataSource) {}
  rows<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.source.query(sql, parameters);
  }
  async one<Row = Record<string, unknown>>(
    sql: string,
    parameters: unknown[] = [],
  ): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, parameters))[0];
  }
  /**
   * The same for a statement that is asked again and again: each connection parses and plans it once and keeps it, so only for
   * texts that are few and hold no values.
   */
  async prepared<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const { master: pool } = this.source.driver as unknown as { master: Pool };
    const { rows } = await pool.query({ name: this.nameOf(sql), text: sql, values: parameters });
    return rows as Row[];
  }

  /** PostgreSQL knows a prepared statement by a name of at most 63 bytes. */
  private nameOf(sql: string): string {
    const known = this.names.get(sql);
    if (known) return known;
    const name = createHash('sha256').update(sql).digest('base64url');
    this.names.set(sql, name);
    return name;
  }
}
