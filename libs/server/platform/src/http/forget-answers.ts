import type { Tx } from '../database/unit-of-work';

/**
 * Forgets the kept answers of one account, and those to others that name its phone (an invitation to a crew): the key of a
 * repeated request is worth less than the promise that nothing of an erased person stays. @param phone E.164
 */
export const forgetAnswers = async (tx: Tx, ownerId: string, phone: string): Promise<void> => {
  await tx.query(
    'delete from platform.idempotency_keys where owner_id = $1 or strpos(answer::text, $2) > 0',
    [ownerId, phone],
  );
};
