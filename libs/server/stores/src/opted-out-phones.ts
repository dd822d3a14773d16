import type { E164 } from '@smachot/kernel';

/** Phones whose owners asked for no messages; the orders context provides it of messaging. Never inside a transaction. */
export abstract class OptedOutPhones {
  abstract has(phone: E164): Promise<boolean>;
}
