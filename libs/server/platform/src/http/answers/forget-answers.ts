import type { E164 } from '@smachot/kernel';
import type { UserId } from '@smachot/contracts';
import type { Tx } from '../../database/unit-of-work';

/**
 * Deletes the stored answers of one account, and those to others that contain its phone (a crew invitation): the key of a
 * repeated request is worth less than the promise that no data of an erased person stays.
 * @param phone E.164
 */
export const forgetAnswers = async (tx: Tx, ownerId: UserId, phone: E164): Promise<void> => {
  await tx.query(
    'delete from platform.idempotency_keys where owner_id = $1 or strpos(answer::text, $2) > 0',
    [ownerId, phone],
  );
};

/**
 * Deletes the stored answers to anybody that tell of these things: a store's answer to an order holds the customer's words.
 * @param calls what the ids of the calls that tell of them begin with, like `orders`
 */
export const forgetAnswersAbout = async (tx: Tx, calls: string, ids: readonly string[]): Promise<void> => {
  if (!ids.length) return;
  await tx.query(
    `delete from platform.idempotency_keys k where starts_with(k.call, $1)
       and exists (select from unnest($2::text[]) about where strpos(k.answer::text, about) > 0)`,
    [`${calls}.`, ids],
  );
};
