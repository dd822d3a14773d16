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
