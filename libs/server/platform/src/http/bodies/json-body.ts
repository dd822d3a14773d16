/**
 * Maximum nesting depth of a JSON body. No call of the contracts nests deeper; a deeper body is meant to keep a parser or a
 * schema busy.
 */
const MAX_DEPTH = 32;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
];

/** Whether JSON nests deeper than allowed, found by one pass over its bytes, before it is parsed. */
export const isTooDeep = (json: Buffer, most = MAX_DEPTH): boolean => {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (quoted) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === OPEN_LIST || byte === OPEN_RECORD) {
      if (++depth > most) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_RECORD) depth--;
  }
  return false;
};
