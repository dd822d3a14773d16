import { randomInt } from 'node:crypto';
import net from 'node:net';
import { enter, type Lane } from './lane';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Free ports below the range of ephemeral ports: while api is down, no outgoing connection takes its port by chance. */
const freePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(15_000, 30_000);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
};

const lanesOf = async (count: number): Promise<Lane[]> => {
  const ports = await freePorts(4 * count);
  return Array.from({ length: count }, (_, nth) => {
    const [web, sandbox, smtp, door] = ports.slice(4 * nth) as [number, number, number, number];
    return { web, sandbox, smtp, door, redisDatabase: nth };
  });
};

/** Before any test is loaded. */
export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const lanes = await lanesOf(maxWorkers);
  process.env.FAULTS_LANES = JSON.stringify(lanes);
  enter(lanes[0]!);
  const { migrateTemplate } = await import('./world/template');
  await migrateTemplate();
}
