import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
/** The parts of a schema's definition that are read here; zod documents them for libraries. */
type Definition = {
  type: string;
  in?: Schema;
  out?: Schema;
  innerType?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
  checks?: readonly { _zod: { def: Check } }[];
};
type Check = { check: string; maximum?: number; minimum?: number; value?: number; format?: string };

const definitionOf = (schema: Schema) => schema._zod.def as Definition;

/** A schema together with the schemas it wraps: both ends of a pipe, and what is optional, nullable or has a default. */
const layersOf = (schema: Schema): Definition[] => {
  const definition = definitionOf(schema);
  const inside = [definition.in, definition.out, definition.innerType].filter((layer) => layer !== undefined);
  return [definition, ...inside.flatMap(layersOf)];
};

const checksOf = (schema: Schema): Check[] =>
  layersOf(schema).flatMap(({ checks = [] }) => checks.map((check) => check._zod.def));

const smallest = (bounds: (number | undefined)[]) => {
  const known = bounds.filter((bound) => bound !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

/** The largest and smallest number that a schema accepts, as far as it bounds them. */
export const rangeOf = (schema: Schema): { min?: number; max?: number } => {
  const checks = checksOf(schema);
  const max = smallest(checks.map(({ check, value }) => (check === 'less_than' ? value : undefined)));
  const least = smallest(
    checks.map(({ check, value }) => (check === 'greater_than' && value !== undefined ? -value : undefined)),
  );
  return {
    ...(least === undefined ? {} : { min: 0 - least }),
    ...(max === undefined ? {} : { max }),
  };
};

/** Decimal places of a number: none for whole ones, undefined when the schema does not bound them. */
const decimalsOf = (checks: Check[]): number | undefined => {
  if (checks.some(({ check, format }) => check === 'number_format' && format?.endsWith('int'))) return 0;
  const step = checks.find(({ check }) => check === 'multiple_of')?.value;
  return step === undefined ? undefined : (String(step).split('.')[1]?.length ?? 0);
};

/** The number of digits before the point that the largest accepted number takes. */
export const digitsOf = (schema: Schema): number | undefined => {
  const { min = 0, max } = rangeOf(schema);
  return max === undefined ? undefined : String(Math.trunc(Math.max(Math.abs(min), Math.abs(max)))).length;
};

/** The number of characters that the largest accepted number takes: sign, digits, point and decimals. */
const widthOf = (schema: Schema): number | undefined => {
  const { min = 0 } = rangeOf(schema);
  const digits = digitsOf(schema);
  const decimals = decimalsOf(checksOf(schema));
  if (digits === undefined || decimals === undefined) return undefined;
  return (min < 0 ? 1 : 0) + digits + (decimals > 0 ? decimals + 1 : 0);
};

/** The number of characters that a field of this schema takes at most; for a number, those of the largest one. */
export const maxLengthOf = (schema: Schema): number | undefined =>
  smallest(checksOf(schema).map(({ check, maximum }) => (check === 'max_length' ? maximum : undefined))) ??
  widthOf(schema);

const childOf = (schema: Schema, name: string): Schema | undefined => {
  for (const { shape, element, options } of layersOf(schema)) {
    if (shape?.[name]) return shape[name];
    if (element && /^\d+$/.test(name)) return element;
    for (const option of options ?? []) {
      const child = childOf(option, name);
      if (child) return child;
    }
  }
  return undefined;
};

/** The schema at a path of an object ("location.address", "lines.0.title"); undefined where there is none. */
export const schemaAt = (schema: Schema, path: string): Schema | undefined =>
  path.split('.').reduce<Schema | undefined>((at, name) => at && childOf(at, name), schema);

/** The number of characters that the field at a path takes at most. */
export const lengthAt = (schema: Schema, path: string): number | undefined => {
  const at = schemaAt(schema, path);
  return at && maxLengthOf(at);
};
