/** The fields of a zod issue that `issueCode` reads. */
export type Issue = {
  code?: string | undefined;
  message: string;
  path: readonly PropertyKey[];
  origin?: unknown;
  expected?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  inclusive?: unknown;
};

const valueAt = (wire: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null
        ? (inside as Record<PropertyKey, unknown>)[key]
        : undefined,
    wire,
  );
/** Whether nothing was given where the issue is. */
export const isMissing = (wire: unknown, path: readonly PropertyKey[]): boolean =>
  (valueAt(wire, path) ?? null) === null;

const isCode = (message: string): boolean => /^[a-z_]+\.[a-z_]+(?::\d+)*$/.test(message);
/** A bound beyond it is one of storage, which says nothing to a person. */
const LARGEST_TOLD = 100_000_000;

const outOfBounds = ({ code, minimum, maximum, inclusive }: Issue): string => {
  const bound = code === 'too_small' ? minimum : maximum;
  const isTold = inclusive !== false && typeof bound === 'number' && bound <= LARGEST_TOLD;
  return isTold ? `number.${code === 'too_small' ? 'at_least' : 'at_most'}:${bound}` : 'number.out_of_range';
};

/**
 * The code of an issue: its message where the schema names one, otherwise what is wrong with the value: missing, no number, out of bounds,
 * too many decimals.
 * @param wire the value that was parsed
 */
export const issueCode = (issue: Issue, wire: unknown): string => {
  const { code, message, path, origin, expected } = issue;
  if (isCode(message)) return message;
  if (isMissing(wire, path)) return 'field.required';
  const value = valueAt(wire, path);
  if (typeof value === 'number' && Number.isNaN(value)) return 'number.invalid';
  if (code === 'not_multiple_of') return 'money.invalid';
  if (code === 'too_small' || code === 'too_big')
    return origin === 'number' || origin === 'int' ? outOfBounds(issue) : 'field.too_long';
  if (code === 'invalid_type' && (typeof value === 'number' || expected === 'int')) return 'number.whole';
  return message;
};
