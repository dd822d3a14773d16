import { storable } from '@smachot/kernel';

/** Readers that answer an empty value instead of throwing: the provider's shapes change without notice. */
export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** JSON may hold what the database does not take. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? storable(value) : undefined;

/** Reads a number, which the provider sends as a number or as digits. */
export const number = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};

/** Unix seconds, as number or text. */
export const instant = (value: unknown): Date | undefined => {
  const seconds = number(value);
  return seconds !== undefined && seconds > 0 && seconds < 10_000_000_000
    ? new Date(seconds * 1000)
    : undefined;
};
