import { storable } from '@smachot/kernel';

/** Fields of a callback by name; every value is a string. */
export type CallbackFields = ReadonlyMap<string, string>;

/** Parses the form of a callback from its raw bytes. Never throws: a body that is no form has no fields, and so no signature. */
export const readCallback = (body: Buffer): CallbackFields => {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body.toString('utf8')))
    // the first of two wins: a second one must not replace the value the signature was compared with
    if (!fields.has(name)) fields.set(name, storable(value));
  return fields;
};
