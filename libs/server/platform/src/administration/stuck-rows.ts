import { Injectable } from '@nestjs/common';
import type { AnswerOf, InputOf, listStuckRows, StuckRow } from '@smachot/contracts';
import { cursorId } from '@smachot/kernel';
import { ReadModel } from '../database/read-model';

type Row = Omit<StuckRow, '_id' | 'firstFailedAt' | 'lastFailedAt'> & {
  id: string;
  firstFailedAt: Date;
  lastFailedAt: Date;
};

/** Greater than every id: the first page. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Rows that ticks cannot move, for an admin to look at. They are tried again by themselves. */
@Injectable()
export class StuckRows {
  constructor(private readonly read: ReadModel) {}

  async list({
    cursor,
    limit,
  }: InputOf<typeof listStuckRows>['query']): Promise<AnswerOf<typeof listStuckRows>> {
    const rows = await this.read.rows<Row>(
      `select id, tick, row_key as key, failures, first_failed_at as "firstFailedAt", last_failed_at as "lastFailedAt",
         last_error as "lastError"
       from platform.stuck_rows where id < $1 order by id desc limit $2`,
      [cursorId(cursor) ?? LAST, limit],
    );
    return {
      rows: rows.map(({ id, firstFailedAt, lastFailedAt, ...row }) => ({
        ...row,
        _id: id,
        firstFailedAt: firstFailedAt.toISOString(),
        lastFailedAt: lastFailedAt.toISOString(),
      })),
      nextCursor: rows.length === limit ? rows.at(-1)!.id : null,
    };
  }
}
