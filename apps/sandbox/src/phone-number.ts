/** Digits of an Israeli or international number in any spelling, as WhatsApp writes them: 0521234567 → 972521234567. */
export function wireDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  if (digits.startsWith('972')) return `972${digits.slice(3).replace(/^0/, '')}`;
  if (digits.startsWith('0')) return `972${digits.slice(1)}`;
  return digits.length === 9 && digits.startsWith('5') ? `972${digits}` : digits;
}

/** +972521234567 */
export const e164 = (typed: string) => `+${wireDigits(typed)}`;

/** 052-123-4567 for Israeli mobiles, otherwise +digits. */
export function nationally(typed: string): string {
  const digits = wireDigits(typed);
  const mobile = /^972(5\d)(\d{3})(\d{4})$/.exec(digits);
  return mobile ? `0${mobile[1]}-${mobile[2]}-${mobile[3]}` : `+${digits}`;
}
