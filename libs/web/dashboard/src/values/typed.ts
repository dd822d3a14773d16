/** Parses the typed text of a number field. Empty: null; not a number: NaN, so that the schema refuses it. */
export const numberOf = (typed: string): number | null => {
  const plain = typed.replace(/[\s,\u20AA]/g, '');
  if (plain === '') return null;
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
};
/** For required fields: an empty field stays missing. */
export const needed = (typed: string): number | undefined => numberOf(typed) ?? undefined;
/** For sums that are 0 when the field is empty. */
export const sumOf = (typed: string): number => numberOf(typed) ?? 0;
/** For fields that are still being typed: always returns a number. */
export const lenient = (typed: string, otherwise = 0): number => {
  const number = numberOf(typed);
  return number === null || Number.isNaN(number) ? otherwise : number;
};

export const typed = (value: number | null | undefined): string => (value == null ? '' : String(value));
