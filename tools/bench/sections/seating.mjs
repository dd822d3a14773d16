import path from 'node:path';
import { build } from 'vite';
import { root } from '../../stack/paths.mjs';
import { percentile, sum } from '../figures.mjs';
import { milliseconds, row, times } from '../report.mjs';

const guestCount = 600;
const tableCount = 60;
const tableSeats = 14;
const groups = 37;
const turns = 40;
const mostMs = 1000;

/** The automatic seating of a large wedding, in the code the browser's worker runs, beside a first fit that knows no groups and no wishes. */
export async function seating({ say }) {
  const { seatTheRest } = await solver();
  const problem = aWedding();
  say(`${guestCount} records at ${tableCount} tables, ${turns} times`);
  const [ours, bare] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    ours.push(timed(() => seatTheRest(problem)));
    bare.push(timed(() => firstFit(problem)));
  }
  const { left, seats } = seatTheRest(problem);
  const own = tablesOfGroups(problem, seats);
  const first = tablesOfGroups(problem, firstFit(problem));
  const [p50, bareP50] = [percentile(ours, 0.5), percentile(bare, 0.5)];
  const p99 = percentile(ours, 0.99);
  return [
    row(`seating ${guestCount} records at ${tableCount} tables, p50`, {
      ...{ ours: milliseconds(p50), bare: milliseconds(bareP50), ratio: times(p50 / bareP50) },
    }),
    row('· p99', {
      ...{ ours: milliseconds(p99), target: `≤ ${milliseconds(mostMs)}`, met: p99 <= mostMs },
    }),
    row('· tables a group is spread over', {
      ...{ ours: own.toFixed(1), bare: first.toFixed(1), ratio: times(own / first) },
    }),
    row('· records left without a table', { ours: String(left.length), target: '0', met: left.length === 0 }),
  ];
}

const solver = async () => {
  const entry = path.join(root, 'libs/web/seating/src/solver/seat-the-rest.ts');
  /** @type {import('vite').LibraryOptions} */
  const lib = { entry, formats: ['es'], fileName: 'solver' };
  const built = await build({
    ...{ configFile: false, logLevel: 'silent' },
    build: { write: false, minify: false, lib },
  });
  const [{ output }] = /** @type {{ output: { code: string }[] }[]} */ ([built].flat());
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
};

const aWedding = () => {
  const guests = Array.from({ length: guestCount }, (_, at) => ({
    ...{ id: `g${String(at).padStart(3, '0')}`, seats: 1 + (at % 3 === 0 ? 1 : 0) },
    ...{ group: 'family', label: `group ${at % groups}`, side: at % 2 ? 'bride' : 'groom' },
  }));
  const tables = Array.from({ length: tableCount }, (_, at) => ({
    ...{ id: `t${String(at).padStart(2, '0')}`, seats: tableSeats, traits: at % 10 ? [] : ['near_door'] },
  }));
  const pair = (kind, at) => ({ kind, guests: [guests[at].id, guests[guestCount - 1 - at].id] });
  const wishes = Array.from({ length: 60 }, (_, at) =>
    pair(['together', 'apart', 'near_door'][at % 3], 3 * at),
  );
  return { tables, guests, wishes, seated: {}, mayMove: false };
};

/** Each record at the first table with room, the largest records first. */
const firstFit = ({ tables, guests }) => {
  const room = tables.map(({ seats }) => seats);
  const seats = {};
  for (const guest of [...guests].sort((a, b) => b.seats - a.seats)) {
    const at = room.findIndex((left) => left >= guest.seats);
    if (at < 0) continue;
    room[at] -= guest.seats;
    seats[guest.id] = [{ tableId: tables[at].id, seats: guest.seats }];
  }
  return seats;
};

const tablesOfGroups = ({ guests }, seats) => {
  const tables = new Map();
  for (const { id, label } of guests)
    for (const { tableId } of seats[id] ?? [])
      tables.set(label, (tables.get(label) ?? new Set()).add(tableId));
  return sum([...tables.values()].map(({ size }) => size)) / tables.size;
};

const timed = (work) => {
  const began = performance.now();
  work();
  return performance.now() - began;
};
