/** Names of the values a code carries after its colons: `digits.exact:9`, `digits.between:2:10`. */
const VALUES: Record<string, string[]> = {
  'digits.exact': ['digits'],
  'digits.between': ['min', 'max'],
  'number.at_least': ['bound'],
  'number.at_most': ['bound'],
};
const written = (value: string): string => Number(value).toLocaleString('en-US');

/** The sentence of a code, with the values the code carries put in. @param find the sentence of a code without values */
export const codeSentence = (
  code: string,
  find: (plain: string) => string | undefined,
): string | undefined => {
  const [plain = '', ...values] = code.split(':');
  const names = VALUES[plain];
  if (!names) return find(code);
  return names.reduce(
    (sentence, name, at) => sentence?.replace(`{${name}}`, written(values[at] ?? '')),
    find(plain),
  );
};
