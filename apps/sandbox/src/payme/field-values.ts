export const cardFields = ['cardNumber', 'cardExpiration', 'cvc'] as const;
export type CardField = (typeof cardFields)[number];
export type CardValues = Partial<Record<CardField, string>>;

const digitsOf = (typed: string) => typed.replace(/\D/g, '');

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isCardNumber = (digits: string) => /^\d{12,19}$/.test(digits) && luhn(digits);

function isExpiry(digits: string): boolean {
  const month = Number(digits.slice(0, 2));
  if (!/^\d{4}$/.test(digits) || month < 1 || month > 12) return false;
  return Date.UTC(2000 + Number(digits.slice(2)), month, 1) > Date.now();
}

/** The reason for refusing a value, as tokenize-error words it; undefined when the value is valid. */
export function problemOf(field: CardField, typed: string | undefined): string | undefined {
  const digits = digitsOf(typed ?? '');
  if (!digits) return 'Mandatory field';
  const good =
    field === 'cardNumber'
      ? isCardNumber(digits)
      : field === 'cardExpiration'
        ? isExpiry(digits)
        : /^\d{3,4}$/.test(digits);
  return good ? undefined : 'Invalid value';
}

export const cleanValue = digitsOf;
