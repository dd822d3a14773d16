import type { ZodMiniType } from 'zod/mini';

/** Error codes by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;
export const NO_FIELD_ERRORS: FieldErrors = {};

const at = (wire: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null
        ? (inside as Record<PropertyKey, unknown>)[key]
        : undefined,
    wire,
  );

const isCode = (message: string) => /^[a-z_]+\.[a-z_]+(?::\d+)*$/.test(message);

type Issue = {
  code: string;
  message: string;
  path: readonly PropertyKey[];
  origin?: unknown;
  expected?: unknown;
};

/** The code of an issue that the schema leaves unnamed: missing, not a number, out of bounds, too many decimals. */
const codeOf = ({ code, message, path, origin, expected }: Issue, wire: unknown): string => {
  const value = at(wire, path);
  if (value === undefined || value === null) return 'field.required';
  if (typeof value === 'number' && Number.isNaN(value)) return 'number.invalid';
  if (isCode(message)) return message;
  if (code === 'not_multiple_of') return 'money.invalid';
  if (code === 'too_small' || code === 'too_big')
    return origin === 'number' ? 'number.out_of_range' : 'field.too_long';
  if (code === 'invalid_type' && (typeof value === 'number' || expected === 'int')) return 'number.whole';
  return message;
};

/** Codes by path for the issues of a schema; only the first error of a field is kept. */
export const fieldErrorsOfIssues = (issues: readonly Issue[], wire: unknown): FieldErrors => {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.path.map(String).join('.')] ??= codeOf(issue, wire);
  return errors;
};

/** Validates by the contract's own schema; only the first error of a field is kept. */
export const fieldErrorsOf = (schema: ZodMiniType, wire: unknown): FieldErrors => {
  const parsed = schema.safeParse(wire);
  return parsed.success ? NO_FIELD_ERRORS : fieldErrorsOfIssues(parsed.error.issues, wire);
};

export const isSound = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;
