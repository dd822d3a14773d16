import { isMissing, type Issue, issueCode } from '@smachot/contracts';
import type { ZodMiniType } from 'zod/mini';

/** Error codes by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;
export const NO_FIELD_ERRORS: FieldErrors = {};

/** Codes by path for the issues of a schema; only the first error of a field is kept. */
export const fieldErrorsOfIssues = (issues: readonly Issue[], wire: unknown): FieldErrors => {
  const errors: Record<string, string> = {};
  for (const issue of issues)
    errors[issue.path.map(String).join('.')] ??= isMissing(wire, issue.path)
      ? 'field.required'
      : issueCode(issue, wire);
  return errors;
};

/** Validates by the contract's own schema; only the first error of a field is kept. */
export const fieldErrorsOf = (schema: ZodMiniType, wire: unknown): FieldErrors => {
  const parsed = schema.safeParse(wire);
  return parsed.success ? NO_FIELD_ERRORS : fieldErrorsOfIssues(parsed.error.issues, wire);
};

export const isSound = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;
