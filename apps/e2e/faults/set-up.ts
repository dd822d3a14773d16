import net from 'node:net';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Before any test is loaded: the journeys' world, which these tests share, reads its addresses when it is imported. */
export default async function setUp(): Promise<void> {
  process.env.BASE_URL = `http://127.0.0.1:${await freePort()}`;
  process.env.SANDBOX_URL = `http://127.0.0.1:${await freePort()}`;
  process.env.FAULTS_SMTP_PORT = String(await freePort());
  const { migrateTemplate } = await import('./world/template');
  await migrateTemplate();
}
