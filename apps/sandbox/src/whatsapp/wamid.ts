import { createHash } from 'node:crypto';

const outgoing = Buffer.from([0x15, 0x02, 0x00, 0x11, 0x18, 0x12]);
const incoming = Buffer.from([0x15, 0x02, 0x00, 0x12, 0x18, 0x14]);

// restarts of the sandbox must not repeat ids the product already stored
let next = BigInt(Date.now()) << 20n;

function wamid(address: string, direction: Buffer, length: number): string {
  next += 1n;
  const serial = next.toString(16).toUpperCase().padStart(length, '3EB0');
  const known = Buffer.from(address);
  return `wamid.${Buffer.concat([Buffer.from([0x1c, 0x18, known.length]), known, direction, Buffer.from(`${serial}\0`)]).toString('base64')}`;
}

/** The address (phone or user id) is readable inside, as in real ones: a wamid is personal data. */
export const outgoingWamid = (address: string) => wamid(address, outgoing, 18);
export const incomingWamid = (address: string) => wamid(address, incoming, 20);

const userIds = new Map<string, string>();

/** The business-scoped user id of a phone: always the same one for the same number. */
export function userIdOf(phone: string): string {
  const known = userIds.get(phone);
  if (known) return known;
  const digest = createHash('sha256').update(`user ${phone}`).digest().readBigUInt64BE() % 10n ** 14n;
  const userId = `IL.${digest.toString().padStart(14, '1')}`;
  if (userIds.size > 200_000) userIds.clear();
  userIds.set(phone, userId);
  return userId;
}
