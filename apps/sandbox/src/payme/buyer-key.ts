import { createHmac, randomBytes } from 'node:crypto';

export interface BuyerCard {
  /** 532610******5846 */
  mask: string;
  /** MMYY */
  expiry: string;
  permanent: boolean;
}

const shape = /^BUYER264-([0-9A-Z]{8})-([0-9A-Z]{8})-([0-9A-Z]{8})$/;

const mac = (secret: string, content: string) =>
  BigInt(`0x${createHmac('sha256', secret).update(content).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, 8);

/**
 * Buyer keys carry their card (masked) and a MAC. The product keeps them for months in its database; the sandbox, which stores
 * nothing, must recognise them after a restart.
 */
export function buyerKey(secret: string, card: BuyerCard): string {
  const digits = card.mask.replaceAll('*', '');
  const length = String(card.mask.length - 10);
  const number = BigInt(`${card.permanent ? 2 : 1}${length}${digits}${card.expiry}`).toString(36);
  const salt = BigInt(`0x${randomBytes(4).toString('hex')}`)
    .toString(36)
    .slice(0, 5);
  const content = `${number.toUpperCase().padStart(11, '0')}${salt.toUpperCase().padStart(5, '0')}`;
  return `BUYER264-${content.slice(0, 8)}-${content.slice(8)}-${mac(secret, content)}`;
}

/** The card behind a key; undefined when the key is not one of ours. */
export function readBuyerKey(secret: string, key: string): BuyerCard | undefined {
  const [, first, second, proof] = shape.exec(key) ?? [];
  if (!first || !second || proof !== mac(secret, first + second)) return undefined;
  const number = [...(first + second).slice(0, 11)].reduce(
    (sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)),
    0n,
  );
  const digits = number.toString();
  const stars = '*'.repeat(Number(digits[1]));
  return {
    mask: `${digits.slice(2, 8)}${stars}${digits.slice(8, 12)}`,
    expiry: digits.slice(12, 16),
    permanent: digits[0] === '2',
  };
}
