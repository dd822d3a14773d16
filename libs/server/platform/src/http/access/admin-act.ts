import type { StoreId, UserId } from '@smachot/contracts';

/**
 * An act that a super admin requested. `about`: ids, numbers and switches of the request; `reason`: why, in the admin's words, with
 * long numbers masked.
 */
export type AdminAct = {
  call: string;
  actorId: UserId;
  about: Record<string, string | number | boolean>;
  reason: string | null;
  ip: string;
  userAgent: string | null;
};
/** Ids, numbers, states and switches; never a name, a phone, an account number or a token. */
export type ActValues = Record<string, string | number | boolean | null>;
/**
 * A change by an act. `subject`: the changed account, store or other record; `storeId`: the store it belongs to; `code`: the code that
 * people know it by. `before` null: it did not exist.
 */
export type AdminChange = {
  subject: { kind: string; id: string | null; storeId?: StoreId | null; code?: string };
  before: ActValues | null;
  after: ActValues | null;
};
