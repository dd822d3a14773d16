import { randomInt } from 'node:crypto';
import net from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Below the range from which systems give ports to whoever calls out: while api lies dead, nobody takes its port by chance. */
const freePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(15_000, 30_000);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
};

/** Before any test is loaded: the journeys' world, which these tests share, reads its addresses when it is imported. */
export default async function setUp(): Promise<void> {
  const [web, sandbox, smtp] = await freePorts(3);
  process.env.BASE_URL = `http://127.0.0.1:${web}`;
  process.env.SANDBOX_URL = `http://127.0.0.1:${sandbox}`;
  process.env.FAULTS_SMTP_PORT = String(smtp);
  const { migrateTemplate } = await import('./world/template');
  await migrateTemplate();
}
