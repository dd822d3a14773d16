/** Fields of a callback, by name; all of them are texts. */
export type CallbackFields = ReadonlyMap<string, string>;

/** The callback's form, from the bytes as they came. Never throws: what is no form has no fields, and so no signature. */
export const readCallback = (body: Buffer): CallbackFields => {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body.toString('utf8')))
    // the first of two: a second one does not replace what the signature was compared with
    if (!fields.has(name)) fields.set(name, value.replaceAll('\0', ''));
  return fields;
};
