import { randomBytes } from 'node:crypto';
import { TICKET_ALPHABET, TICKET_CODE_LENGTH } from '@smachot/contracts';

/** A new unguessable code of a ticket; five bits of a random byte choose each sign. */
export const newTicketCode = (): string =>
  [...randomBytes(TICKET_CODE_LENGTH)].map((byte) => TICKET_ALPHABET[byte & 31]).join('');
