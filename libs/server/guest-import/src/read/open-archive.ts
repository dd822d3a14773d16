import { TextDecoder } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { TableRefusal } from './raw-table';
import { XmlScanner, type XmlHandlers } from './scan-xml';

/** Maximum inflated size in bytes. A workbook of 10,000 rows by 30 columns inflates to about 30 MB; 10,000 by 300 to 100 MB. */
const MAX_INFLATED = 120 * 1024 * 1024;
/** Maximum compression ratio. Guest tables shrink 5 to 40 times, a zip bomb a thousand times. Small parts have no limit. */
const MAX_RATIO = 200;
const RATIO_COUNTS_FROM = 5 * 1024 * 1024;
const MAX_ENTRIES = 2_000;

/** Zip archive whose parts are read as XML while they inflate; the limits hold for all parts together. */
export class Archive {
  private inflated = 0;

  private constructor(
    private zip: ZipFile,
    private entries: Map<string, Entry>,
  ) {}

  static async open(source: string | Buffer): Promise<Archive> {
    const options = { lazyEntries: true, autoClose: false } as const;
    const zip = await new Promise<ZipFile>((resolve, reject) => {
      const done = (problem: Error | null, opened: ZipFile) => (problem ? reject(problem) : resolve(opened));
      if (typeof source === 'string') yauzl.open(source, options, done);
      else yauzl.fromBuffer(source, options, done);
    });
    const entries = new Map<string, Entry>();
    try {
      if (zip.entryCount > MAX_ENTRIES) throw new TableRefusal('table.unreadable');
      await new Promise<void>((resolve, reject) => {
        zip.on('entry', (entry: Entry) => {
          entries.set(entry.fileName.toLowerCase(), entry);
          zip.readEntry();
        });
        zip.once('end', resolve);
        zip.once('error', reject);
        zip.readEntry();
      });
    } catch (problem) {
      zip.close();
      throw problem;
    }
    return new Archive(zip, entries);
  }

  has(path: string): boolean {
    return this.entries.has(path.toLowerCase());
  }

  close(): void {
    this.zip.close();
  }

  /** Reads one part; missing parts read as empty. */
  async readXml(path: string, handlers: XmlHandlers): Promise<void> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) return;
    if (this.inflated + entry.uncompressedSize > MAX_INFLATED) throw new TableRefusal('table.unreadable');
    const stream = await this.zip.openReadStreamPromise(entry);
    const scanner = new XmlScanner(handlers);
    let decoder: TextDecoder | null = null;
    let read = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      read += chunk.length;
      this.count(chunk.length, read, entry);
      decoder ??= new TextDecoder(encodingOf(chunk));
      scanner.write(decoder.decode(chunk, { stream: true }));
    }
    scanner.end();
  }

  private count(bytes: number, ofEntry: number, entry: Entry): void {
    this.inflated += bytes;
    const ratio = ofEntry / Math.max(1, entry.compressedSize);
    if (this.inflated > MAX_INFLATED || (ofEntry > RATIO_COUNTS_FROM && ratio > MAX_RATIO)) {
      throw new TableRefusal('table.unreadable');
    }
  }
}

const encodingOf = (chunk: Buffer): string => {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  return chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : 'utf-8';
};
