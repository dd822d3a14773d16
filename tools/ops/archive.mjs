// The archive of a backup: a tar file. Every entry is listed in a `sums/` entry after it (as sha256sum writes them), each of
// these lists in `manifest.json`, which is the last entry: an archive without it was cut off.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import tar from 'tar-stream';

export const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** Entries in one list of sums: what is held in memory does not grow with the number of files. */
const LISTED = 10_000;

export class BrokenArchive extends Error {}

const hashOf = (content) => crypto.createHash('sha256').update(content).digest('hex');
const linesOf = (sums) => sums.map(([name, sum]) => `${sum}  ${name}\n`).join('');

/**
 * Starts an archive. It has another name until `finish`, so that a file of that name is always whole.
 * @param {string} file
 */
export function createArchive(file) {
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const unfinished = `${file}.unfinished`;
  const pack = tar.pack();
  const out = fs.createWriteStream(unfinished, { mode: 0o600 });
  const written = pipeline(pack, out);
  written.catch(() => {}); // reported by `finish`
  let sums = [];
  const lists = [];

  const addBuffer = async (name, content) => {
    await Promise.race([
      entryOf(pack, { name, size: content.length }, Readable.from([content])),
      failureOf(written),
    ]);
    return hashOf(content);
  };
  const closeList = async () => {
    const name = `sums/${String(lists.length).padStart(6, '0')}`;
    const content = Buffer.from(linesOf(sums));
    sums = [];
    lists.push([name, await addBuffer(name, content)]);
  };
  const note = async (name, sum) => {
    sums.push([name, sum]);
    if (sums.length >= LISTED) await closeList();
  };

  return {
    /** Adds an entry that is in memory. */
    async add(name, content) {
      await note(name, await addBuffer(name, content));
    },
    /** Adds the first `size` bytes of a file; one that is shorter by now fails. */
    async addFile(name, source, size) {
      const hash = crypto.createHash('sha256');
      const content = size === 0 ? Readable.from([]) : fs.createReadStream(source, { end: size - 1 });
      content.on('data', (chunk) => hash.update(chunk));
      await Promise.race([entryOf(pack, { name, size }, content), failureOf(written)]);
      await note(name, hash.digest('hex'));
    },
    async finish(manifest) {
      await closeList();
      await addBuffer(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, lists })));
      pack.finalize();
      await written;
      fs.renameSync(unfinished, file);
    },
    async abandon() {
      pack.destroy();
      await written.catch(() => {});
      fs.rmSync(unfinished, { force: true });
    },
  };
}

const entryOf = async (pack, header, content) => {
  const entry = pack.entry(header);
  await pipeline(content, entry);
};
/** Rejects with the failure of `work`, and is silent about its end. */
const failureOf = (work) => work.then(() => new Promise(() => {}));

/**
 * Reads an archive once, entry after entry. The caller has to read each entry to its end.
 * @returns {AsyncGenerator<{ name: string, content: any }>}
 */
export async function* entriesOf(file) {
  const extract = tar.extract();
  const source = fs.createReadStream(file);
  source.pipe(extract);
  source.on('error', (error) => extract.destroy(error));
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, content: entry };
      entry.resume();
    }
  } catch (error) {
    throw brokenBy(error, file);
  } finally {
    source.destroy();
  }
}

/** What the reader of archives says of a damaged one as an error of ours; it comes also while an entry is read. */
const brokenBy = (error, file) =>
  !('code' in error) && /tar|unexpected end/i.test(error.message)
    ? new BrokenArchive(`${file} is damaged or was cut off: ${error.message}`)
    : error;

/**
 * Reads the whole archive and compares every sum.
 * @returns {Promise<any>} its manifest
 * @throws BrokenArchive with the name of the damaged entry, or when anything is missing
 */
export async function verifyArchive(file) {
  try {
    return await readThrough(file);
  } catch (error) {
    throw brokenBy(error, file);
  }
}

async function readThrough(file) {
  const lists = [];
  let pending = [];
  let manifest;
  for await (const { name, content } of entriesOf(file)) {
    if (manifest) throw new BrokenArchive(`${file}: ${name} comes after the end`);
    if (name === MANIFEST) manifest = JSON.parse(await textOf(content));
    else if (name.startsWith('sums/')) {
      const text = await textOf(content);
      lists.push([name, hashOf(text)]);
      compare(file, text, pending);
      pending = [];
    } else pending.push([name, await sumOf(content)]);
  }
  if (!manifest) throw new BrokenArchive(`${file} has no end: the backup was cut off`);
  if (manifest.format !== FORMAT)
    throw new BrokenArchive(`${file} has format ${manifest.format}, this release reads ${FORMAT}`);
  if (pending.length || JSON.stringify(lists) !== JSON.stringify(manifest.lists))
    throw new BrokenArchive(`${file}: a list of sums does not agree with the manifest`);
  return manifest;
}

function compare(file, text, found) {
  if (text === linesOf(found)) return;
  const listed = text.split('\n').filter(Boolean);
  const at = listed.findIndex((line, index) => line !== linesOf(found.slice(index, index + 1)).trimEnd());
  throw new BrokenArchive(`${file}: ${listed[at]?.slice(66) ?? found.at(-1)?.[0]} is damaged`);
}

const sumOf = async (content) => {
  const hash = crypto.createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
};
export const bufferOf = async (content) => {
  const chunks = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const textOf = async (content) => (await bufferOf(content)).toString('utf8');

/** Writes an entry to a file whose folder may be missing. */
export async function extractTo(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const out = fs.createWriteStream(file, { mode: 0o600 });
  content.pipe(out);
  await finished(out);
}
