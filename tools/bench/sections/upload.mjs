import fs from 'node:fs';
import { Blob } from 'node:buffer';
import path from 'node:path';
import { fetch, FormData } from 'undici';
import writeXlsx from 'write-excel-file/node';
import { startBare } from '../bare/bare-process.mjs';
import { aGuest, anEvent } from '../product/host.mjs';
import { forgetPeak, measured, memoryOf } from '../product/meter.mjs';
import { mean, median } from '../figures.mjs';
import { megabytes, milliseconds, row, times } from '../report.mjs';

const rowsInTable = 10_000;
/** So many that both sides are compiled. */
const warmUp = 15;
const again = 11;
/** The product's memory limit in MB for the thread that reads a table, young generation included. */
const grantedMb = 256 + 96;
const longestPauseMs = 200;

/** A table of guests from request to answer, beside bare Fastify that takes, reads and stores it. */
export async function upload({ servers, product, host, say, profiled }) {
  say(`tables of ${rowsInTable} rows`);
  const files = await tables(servers.folder);
  const { eventId } = await anEvent(host, 0);
  const bare = await startBare('parse', { DATABASE_URL: servers.databaseUrl });
  try {
    const rows = [];
    for (const file of files) {
      const kind = path.extname(file).slice(1);
      say(`${again} × ${kind}, bare and through the product`);
      const measure = () => oneByOne({ servers, product, host, profiled }, bare, file, eventId);
      rows.push(...rowsOf(kind, await measure()));
    }
    return rows;
  } finally {
    await bare.stop();
  }
}

const first = ['נועה', 'יוסי', 'דנה', 'אברהם', 'מיכל', 'עומר', 'רבקה', 'תמר', 'איתי', 'שירה', 'יונתן'];
const last = [
  'כהן',
  'לוי',
  'מזרחי',
  'פרץ',
  'ביטון',
  'פרידמן',
  'אזולאי',
  'שפירא',
  'בן־דוד',
  'גולן',
  'אבו־ח׳אטר',
  'סגל',
  'ברק',
];

/** One in ten is a couple, one in ten a family, one in twenty brings company; the others are just names. */
function aName(at) {
  const [one, family] = [first[at % first.length], last[at % last.length]];
  if (at % 10 === 3) return `${one} ו${first[(at + 4) % first.length]} ${family}`;
  if (at % 10 === 7) return `משפחת ${family}`;
  return at % 20 === 5 ? `${one} ${family} +1` : `${one} ${family}`;
}

/** Six columns, names and phones in several ways of writing, as hosts' tables are. */
async function tables(folder) {
  const titles = ['שם', 'טלפון', 'כמות', 'קבוצה', 'שולחן', 'הערות'];
  const guests = Array.from({ length: rowsInTable }, (_, at) => {
    const { attendeePhone, estimatedNumberOfGuests } = aGuest(at);
    const national = attendeePhone.replace('+972', '0');
    const phone = at % 3 ? national : `${national.slice(0, 3)}-${national.slice(3)}`;
    const group = ['משפחה', 'חברים', 'עבודה', ''][at % 4];
    const note = at % 9 ? '' : 'מנה צמחונית אחת';
    return [aName(at), phone, String(estimatedNumberOfGuests), group, String(1 + (at % 80)), note];
  });
  const lines = [titles, ...guests];
  const [csv, xlsx] = ['guests.csv', 'guests.xlsx'].map((name) => path.join(folder, name));
  fs.writeFileSync(csv, lines.map((line) => line.join(',')).join('\r\n'));
  await writeXlsx(lines.map((line) => line.map((value) => ({ value, type: String })))).toFile(xlsx);
  return [xlsx, csv];
}

/** Product and baselines take turns, so that whatever else the machine does meets all. */
async function oneByOne({ servers, product, host, profiled }, bare, file, eventId) {
  for (let warm = 0; warm < warmUp; warm++) {
    await preview(product, host, eventId, file);
    await storeBare(bare, file);
    await readBare(bare, file);
  }
  const [ours, stored, read] = [[], [], []];
  const idleMb = memoryOf(product.api.pid).nowMb;
  forgetPeak(product.api.pid);
  await product.ask('api', '/reset');
  await profiled('api', async () => {
    for (let round = 0; round < again; round++) {
      ours.push(await measured(servers, [product.api], () => preview(product, host, eventId, file)));
      stored.push(await measured(servers, [bare], () => storeBare(bare, file)));
      read.push(await readBare(bare, file));
    }
    return ours.at(-1);
  });
  const { loopMs } = await product.ask('api', '/window');
  const peakMb = memoryOf(product.api.pid).peakMb;
  return { ...{ ours, stored, read, loopMs }, grownMb: peakMb - idleMb };
}

async function readBare(bare, file) {
  const read = await bare.ask('read', { file });
  if (read.rows !== rowsInTable + 1) throw new Error(`the baseline read ${read.rows} rows`);
  return read;
}

async function storeBare({ ready }, file) {
  const { count } = await sendTable(ready, file, {});
  if (count !== rowsInTable + 1) throw new Error(`the baseline stored ${count} rows`);
}

async function preview({ apiUrl }, host, eventId, file) {
  const authorization = `Bearer ${host.token}`;
  const url = `${apiUrl}/v1/events/rsvps/${eventId}/tables`;
  const answer = await sendTable(url, file, { authorization });
  if (answer.counts?.new !== rowsInTable)
    throw new Error(`the table was not understood: ${JSON.stringify(answer.counts ?? answer)}`);
}

/** @returns {Promise<any>} */
async function sendTable(url, file, headers) {
  const form = new FormData();
  form.set('file', new Blob([fs.readFileSync(file)]), path.basename(file));
  const answer = await fetch(url, { method: 'POST', headers, body: form });
  return answer.json();
}

/** Milliseconds, CPU of the process that answers, CPU of the database: median and means of rounds. */
const costOf = (rounds) => ({
  ms: median(rounds.map(({ ms }) => ms)),
  processMs: mean(rounds.map(({ processMs }) => processMs[0])),
  databaseMs: mean(rounds.map(({ databaseMs }) => databaseMs)),
});

function rowsOf(kind, { ours, stored, read, loopMs, grownMb }) {
  const [product, bare] = [costOf(ours), costOf(stored)];
  const readMs = median(read.map(({ ms }) => ms));
  const cpu = ({ processMs, databaseMs }) => `${milliseconds(processMs)} + ${milliseconds(databaseMs)}`;
  const cpuRatio = (product.processMs + product.databaseMs) / (bare.processMs + bare.databaseMs);
  return [
    row(`preview of ${rowsInTable.toLocaleString('en-US')} rows, ${kind}`, {
      ours: milliseconds(product.ms),
      bare: milliseconds(bare.ms),
      ratio: times(product.ms / bare.ms),
      target: '≤ 2 ×',
      met: product.ms / bare.ms <= 2,
    }),
    row('· beside reading the cells alone, in process', {
      ours: milliseconds(product.ms),
      bare: milliseconds(readMs),
      ratio: times(product.ms / readMs),
    }),
    row('· CPU, process + database', {
      ours: cpu(product),
      bare: cpu(bare),
      ratio: times(cpuRatio),
    }),
    row('· longest pause of the event loop', {
      ours: milliseconds(loopMs),
      target: `≤ ${longestPauseMs} ms`,
      met: loopMs <= longestPauseMs,
    }),
    row('· memory over idle, at most', {
      ours: megabytes(grownMb),
      target: `≤ ${grantedMb} MB`,
      met: grownMb <= grantedMb,
    }),
  ];
}
