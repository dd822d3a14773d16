import { Pool } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { sum } from '../figures.mjs';
import { anEventOf } from '../product/an-event.mjs';
import { measured } from '../product/meter.mjs';
import { forgettingLimits, reading } from '../product/readers.mjs';
import { milliseconds, perSecond, rate, row, times } from '../report.mjs';
import { aShop } from './placing.mjs';

const window = { ms: 500, atOnce: 8 };
const warmUp = { ...window, ms: 4_000 };
const windows = 12;

/** What the pages of a store and of a public event read, beside one query by an index. */
export async function pages(ground) {
  const { servers, product, say } = ground;
  const { partnerUsername } = await aShop(ground);
  const { path, id } = await anEventOf(ground, partnerUsername, { seats: 100, price: 0 });
  const bare = await startBare('pages', { DATABASE_URL: servers.ourDatabaseUrl });
  const limits = forgettingLimits(servers.redis);
  const [ours, theirs] = [product.apiUrl, bare.ready].map(
    (url) => new Pool(url, { connections: window.atOnce }),
  );
  const inTurns = async (our, their) => {
    await reading(ours, [our], warmUp);
    await reading(theirs, [their], window);
    const turns = { ours: [], bare: [] };
    for (let turn = 0; turn < windows; turn++) {
      turns.ours.push(await measured(servers, [product.api], () => reading(ours, [our], window)));
      turns.bare.push(await measured(servers, [bare], () => reading(theirs, [their], window)));
    }
    return { ours: together(turns.ours), bare: together(turns.bare) };
  };
  try {
    say('a store');
    const store = await ground.profiled('api', () =>
      inTurns(`/v1/partners/${partnerUsername}`, `/stores/${partnerUsername}`),
    );
    say('a public event');
    const event = await inTurns(path, `/events/${id}`);
    return [...rowsOf('a store', store), ...rowsOf('a public event', event)];
  } finally {
    limits.stop();
    await Promise.all([ours.close(), theirs.close()]);
    await bare.stop();
  }
}

/** Windows as one. */
const together = (turns) => ({
  pages: sum(turns.map(({ result }) => result)),
  cpuMs: sum(turns.map(({ cpuMs }) => cpuMs)),
  sql: sum(turns.map(({ sql }) => sql)),
});

function rowsOf(what, { ours, bare }) {
  const speed = (of) => perSecond((of.pages * 1000) / (windows * window.ms));
  const cpu = (of) => of.cpuMs / of.pages;
  return [
    row(`pages of ${what} a second`, {
      ours: speed(ours),
      bare: speed(bare),
      ratio: rate(ours.pages / bare.pages),
    }),
    row('· SQL statements a page', { ours: (ours.sql / ours.pages).toFixed(1) }),
    row('· CPU a page, api + database', {
      ours: milliseconds(cpu(ours)),
      bare: milliseconds(cpu(bare)),
      ratio: times(cpu(ours) / cpu(bare)),
    }),
  ];
}
