import { inflateSync } from 'node:zlib';

/** Names of a PDF that run, open, send or carry something, or lock it. A plain letter of a bank has none of them. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia\w*|Encrypt|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z0-9])/;
const FORM_IN_XML = /\/XFA(?![A-Za-z0-9])/;
const SHORT_SCRIPT = /\/JS(?![A-Za-z0-9])/;
/** Limits of what compressed objects may unfold to, in bytes. */
const MAX_UNFOLDED = 20 * 1024 * 1024;
const STREAM = /(?<!end)stream\r?\n/g;
/** The longest dictionary before a stream that is looked at. */
const DICTIONARY = 4_000;

/** `/J#61vaScript` is the same name as `/JavaScript`. */
const decoded = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const isActive = (text: string): boolean =>
  ACTIVE.test(text) || FORM_IN_XML.test(text) || SHORT_SCRIPT.test(text);

type Stream = { dictionary: string; from: number; till: number };
const streamsOf = (text: string): Stream[] =>
  [...text.matchAll(STREAM)].map(({ index, 0: word }) => {
    const before = text.slice(Math.max(0, index - DICTIONARY), index);
    const till = text.indexOf('endstream', index + word.length);
    return {
      dictionary: decoded(before.slice(before.lastIndexOf(' obj') + 1)),
      from: index + word.length,
      till: till < 0 ? text.length : till,
    };
  });

const holdsObjects = ({ dictionary }: Stream): boolean =>
  /\/ObjStm(?![A-Za-z0-9])/.test(dictionary) ||
  (/\/First(?![A-Za-z0-9])/.test(dictionary) && /\/N(?![A-Za-z0-9])/.test(dictionary));
/** Only the usual compression is read; objects in any other are refused. */
const isPlainlyPacked = ({ dictionary }: Stream): boolean =>
  !/\/(?:ASCII\w*|LZW\w*|AHx|A85|RunLength\w*|RL|Crypt|Predictor|DCT\w*)(?![A-Za-z0-9])/.test(dictionary);

/** The objects inside the compressed streams as text; undefined when they cannot be read. */
const packedObjects = (bytes: Buffer, streams: Stream[]): string | undefined => {
  const parts: string[] = [];
  let left = MAX_UNFOLDED;
  for (const stream of streams.filter(holdsObjects)) {
    const packed = bytes.subarray(stream.from, stream.till);
    const isFlate = /\/(?:FlateDecode|Fl)(?![A-Za-z0-9])/.test(stream.dictionary);
    if (!isPlainlyPacked(stream)) return undefined;
    try {
      const objects = isFlate ? inflateSync(packed, { maxOutputLength: left }) : packed;
      left -= objects.length;
      parts.push(objects.toString('latin1'));
    } catch {
      return undefined;
    }
    if (left <= 0) return undefined;
  }
  return parts.join('\n');
};

/**
 * Whether a PDF is nothing but pages: no scripts, actions, attachments, forms in XML, no encryption. Names are searched in the whole
 * file, also in its compressed objects; what cannot be read counts as active, since a viewer might read it.
 * @returns unsupported: it is no PDF that ends
 */
export const pdfContent = (bytes: Buffer): 'plain' | 'active' | 'unsupported' => {
  const text = bytes.toString('latin1');
  if (!/^%PDF-\d\.\d/.test(text) || !/%%EOF\s*$/.test(text.slice(-2_048))) return 'unsupported';
  const streams = streamsOf(text);
  const objects = packedObjects(bytes, streams);
  if (objects === undefined || isActive(decoded(objects))) return 'active';
  // a long name in the bytes of a picture is no coincidence, a short one may be
  if (ACTIVE.test(decoded(text))) return 'active';
  return isActive(decoded(outside(text, streams))) ? 'active' : 'plain';
};

/** The text between the streams. */
const outside = (text: string, streams: Stream[]): string => {
  let at = 0;
  const parts: string[] = [];
  for (const { from, till } of streams) {
    if (from < at) continue;
    parts.push(text.slice(at, from));
    at = till;
  }
  return [...parts, text.slice(at)].join('\n');
};
