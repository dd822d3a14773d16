import { Injectable } from '@nestjs/common';
import type { CardId, UserId } from '@smachot/contracts';
import { hasCome, ReadModel } from '@smachot/server-platform';
import { CARD_COLUMNS, type CardRow } from './card-rows';

const UNCLAIMED = '(check_claimed_until is null or check_claimed_until < clock_timestamp())';
/** Condition of a tick. */
export const CARD_TO_CHECK = hasCome('next_check_at', 'payments.cards', UNCLAIMED);

/** Reads the cards of an account. */
@Injectable()
export class CardQueries {
  constructor(private readonly read: ReadModel) {}

  /** The default card first, then the newest. */
  of(userId: UserId): Promise<CardRow[]> {
    return this.read.rows<CardRow>(
      `select ${CARD_COLUMNS} from payments.cards where user_id = $1 and deleted_at is null order by is_default desc, id desc`,
      [userId],
    );
  }

  /** Cards whose check was interrupted, got no answer or waits for the cardholder. */
  toCheck(now: Date, limit: number): Promise<{ id: CardId }[]> {
    return this.read.rows<{ id: CardId }>(
      `select id from payments.cards
       where next_check_at <= $1 and ${UNCLAIMED}
       order by next_check_at limit ${limit}`,
      [now],
    );
  }
}
