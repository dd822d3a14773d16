/**
 * Whether the check digit of an Israeli identity, dealer or company number is right: nine digits, every second one counts
 * twice, the sum of their digits is a multiple of ten.
 */
export const hasValidCheckDigit = (number: string): boolean => {
  if (!/^\d{9}$/.test(number)) return false;
  const sum = [...number].reduce((total, digit, at) => {
    const counted = Number(digit) * ((at % 2) + 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
};
