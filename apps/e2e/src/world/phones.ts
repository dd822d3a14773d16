import { randomInt } from 'node:crypto';
import { nationalPhone } from '@smachot/kernel';

/** A mobile number that is unique in this run. */
const first = randomInt(1_000_000, 8_000_000);
let given = 0;
export const newPhone = (): string => `+97253${first + given++}`;

/** As people write it: 053-123-4567. */
export { nationalPhone };
