const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id as a printed code holds it: its 16 bytes in base64url, 22 characters. */
export const codeOfId = (id: string): string =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/** The id in a code; undefined: it holds none. */
export const idOfCode = (code: string): string | undefined => {
  if (!/^[\w-]{22}$/.test(code)) return undefined;
  const hex = Buffer.from(code, 'base64url').toString('hex');
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
    '-',
  );
  return UUID.test(id) ? id : undefined;
};
