/** Reads the export of an account to its end. */
export const exported = async <Id>(
  exports: { of(userId: Id): AsyncIterable<string> },
  userId: Id,
): Promise<Record<string, unknown>> => {
  let json = '';
  for await (const part of exports.of(userId)) json += part;
  return JSON.parse(json) as Record<string, unknown>;
};
