import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const params = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
/** Compression by content encoding, the preferred one first. */
const PACKED = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, { params }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
};
type PackedForm = keyof typeof PACKED;
export const PACKED_FORMS = Object.keys(PACKED) as PackedForm[];

/** A page as it goes over the wire. */
export type FinishedPage = {
  etag: string;
  plain: Buffer;
  /** Packed once for all who read it, when the first of them asks for the form. */
  packed: (form: PackedForm) => Promise<Buffer>;
};

type Kept<Head> = {
  content: object;
  head: string;
  checkedMs: number;
  page: FinishedPage;
  parts: Head;
};

/** A head is read again after this long, as the page's own questions are. */
const FRESH_MS = 2_000;
/** As many as there are rendered pages kept. */
const MOST_KEPT = 100;

/** Pages with head and content, written and packed once for all who read them while neither changes. */
export class FinishedPages<Head> {
  private readonly kept = new Map<string, Kept<Head>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * The page of this key, made of `content`, which is the same object while it is the same, and its head.
   * @param readHead asked again when what is known of the head is older than two seconds
   * @param write called only when content or head changed
   */
  async of(
    key: string,
    content: object,
    readHead: () => Promise<Head>,
    write: (head: Head) => string,
  ): Promise<{ page: FinishedPage; head: Head }> {
    const kept = this.kept.get(key);
    if (kept?.content === content && this.now() - kept.checkedMs < FRESH_MS)
      return { page: kept.page, head: kept.parts };
    const parts = await readHead();
    const head = JSON.stringify(parts) ?? '';
    if (kept?.content === content && kept.head === head) {
      kept.checkedMs = this.now();
      return { page: kept.page, head: kept.parts };
    }
    const page = finished(write(parts));
    this.keep(key, { content, head, parts, page, checkedMs: this.now() });
    return { page, head: parts };
  }

  private keep(key: string, kept: Kept<Head>): void {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT) this.kept.delete(oldest!);
  }
}

const finished = (html: string): FinishedPage => {
  const plain = Buffer.from(html);
  const made: Partial<Record<PackedForm, Promise<Buffer>>> = {};
  return {
    // weak: the packed forms differ in their bytes
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    packed: (form) => (made[form] ??= PACKED[form](plain)),
  };
};
