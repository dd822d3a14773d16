import { lengthAt } from '@smachot/contracts';
import type { ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldErrors } from './field-errors';
import type { FieldPaths } from './field-paths';

type Bound<V extends FieldValues> = {
  schema: z.ZodMiniType;
  paths: FieldPaths<V>;
  values: V;
  /** Sentences by field. */
  errors: FieldErrors;
  change: (changed: Partial<V>) => void;
};
type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const only = <V, N extends keyof V>(name: N, value: V[N]): Partial<V> => {
  const changed: Partial<V> = {};
  changed[name] = value;
  return changed;
};

/** The properties of a text field: its value, what is typed, its error and the length that the schema allows. */
const textBinding = <V extends FieldValues>(
  name: keyof V & string,
  { schema, paths, values, errors, change }: Bound<V>,
) => ({
  name,
  value: values[name] as string,
  error: errors[name],
  maxLength: lengthAt(schema, paths[name] ?? name),
  onChange: ({ target }: TextEvent) => change(only<V, typeof name>(name, target.value as V[typeof name])),
});

/**
 * The properties that connect fields with a form, by the name of the field. No element is registered: a registered one gets its
 * value anew with every rendering, and a half-typed hour would be lost.
 */
export const formBindings = <V extends FieldValues>(bound: Bound<V>) => {
  const { values, errors, change } = bound;
  return {
    field: (name: keyof V & string) => textBinding(name, bound),
    /** For a list of which one is chosen. */
    choice: <N extends keyof V & string>(name: N) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
        change(only<V, N>(name, target.value as V[N])),
    }),
    /** For a field that gives its value itself: a date, a place, a number of steps. */
    control: <N extends keyof V & string>(name: N) => ({
      value: values[name],
      error: errors[name],
      onChange: (value: V[N]) => change(only<V, N>(name, value)),
    }),
    /** For a box to tick. */
    tick: <N extends keyof V & string>(name: N) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        change(only<V, N>(name, target.checked as V[N])),
    }),
  };
};
