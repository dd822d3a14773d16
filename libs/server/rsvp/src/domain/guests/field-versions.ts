/**
 * Version of a record at which each field last changed, by an edit or an answer. Deliveries increase a record's version too
 * and must not make an edit outdated, so the whole record's version is too coarse to compare.
 */
export type FieldVersions = Record<string, number>;

export const stamped = (
  before: FieldVersions,
  fields: readonly string[],
  version: number,
): FieldVersions => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, version])) });

/** Whether one of these fields changed after the record was read at this version. */
export const changedSince = (versions: FieldVersions, fields: readonly string[], version: number): boolean =>
  fields.some((field) => (versions[field] ?? 0) > version);
