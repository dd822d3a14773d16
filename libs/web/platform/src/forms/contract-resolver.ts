import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors as NestedErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldErrorsOfIssues, isSound, NO_FIELD_ERRORS, type FieldErrors } from './field-errors';
import { fieldAt, type FieldPaths } from './field-paths';

export type ContractRules<S extends z.ZodMiniType, V extends FieldValues> = {
  /** The body that the typed values stand for, before the contract parses it; the values themselves by default. */
  wireOf?: (values: V) => unknown;
  /** The path in the body of each field whose name differs from it. */
  paths?: FieldPaths<V>;
  /**
   * Adds rules that the schema of one body cannot know, because they compare fields or depend on the clock. Gets the codes by
   * field that the contract found, returns those to show. `body` is undefined while the contract refuses.
   */
  refine?: (errors: FieldErrors, values: V, body: z.output<S> | undefined) => FieldErrors;
};

const byField = <V>(errors: FieldErrors, paths: FieldPaths<V>): FieldErrors => {
  const result: Record<string, string> = {};
  for (const [path, code] of Object.entries(errors)) result[fieldAt(path, paths)] ??= code;
  return result;
};

/** Parses typed values into the body of a call: the body, or codes by field. */
export const readForm = <S extends z.ZodMiniType, V extends FieldValues>(
  schema: S,
  values: V,
  { wireOf = (typed) => typed, paths = {}, refine = (errors) => errors }: ContractRules<S, V>,
): { body?: z.output<S>; errors: FieldErrors } => {
  const wire = wireOf(values);
  const parsed = schema.safeParse(wire);
  const found = parsed.success ? NO_FIELD_ERRORS : fieldErrorsOfIssues(parsed.error.issues, wire);
  const errors = refine(byField(found, paths), values, parsed.data);
  return parsed.success && isSound(errors) ? { body: parsed.data, errors } : { errors };
};

/** A resolver of React Hook Form by the schema of a call's body; the messages of its errors are codes. */
export const contractResolver =
  <S extends z.ZodMiniType, V extends FieldValues>(
    schema: S,
    rules: ContractRules<S, V>,
  ): Resolver<V, unknown, z.output<S> & FieldValues> =>
  (values, _, options) => {
    const { body, errors } = readForm(schema, values, rules);
    if (body !== undefined) return { values: body as z.output<S> & FieldValues, errors: {} };
    const flat = Object.entries(errors).map(([field, code]): [string, FieldError] => [
      field,
      { type: 'contract', message: code },
    ]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(flat), options) };
  };

const isLeaf = (error: object): error is FieldError => 'type' in error && typeof error.type === 'string';

/** The nested errors of React Hook Form as codes by path. */
export const flatErrors = (errors: NestedErrors, prefix = ''): FieldErrors => {
  const result: Record<string, string> = {};
  for (const [name, error] of Object.entries(errors)) {
    if (name === 'ref' || typeof error !== 'object' || error === null) continue;
    const path = name === 'root' && prefix ? prefix.slice(0, -1) : `${prefix}${name}`;
    if (isLeaf(error) && error.message) result[path] = error.message;
    Object.assign(result, flatErrors(error as NestedErrors, `${path}.`));
  }
  return result;
};
