import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { baseUrl, root } from '../../src/surroundings';
import { until } from '../../src/world/sandbox';
import { NameServer } from './name-server';

/** The real Caddy with the Caddyfile of production, before processes whose addresses a name server of ours knows. */
export class Door {
  private readonly names: NameServer;
  private caddy?: ChildProcess;

  /** @param addresses of the api processes that serve now: a cluster's name server leaves out those that start and those that leave */
  constructor(
    addresses: () => string[],
    private readonly folder: string,
  ) {
    this.names = new NameServer(addresses);
  }

  /** Where it answers by TLS. */
  get secureUrl(): string {
    return `https://localhost:${process.env.FAULTS_DOOR_PORT}`;
  }

  /** PEM of the authority that signed the door's certificate. */
  get authority(): Buffer {
    return fs.readFileSync(path.join(this.folder, 'caddy/pki/authorities/local/root.crt'));
  }

  async start(): Promise<void> {
    const log = fs.openSync(path.join(this.folder, 'door.log'), 'a');
    const args = ['run', '--config', path.join(root, 'tools/ops/Caddyfile'), '--adapter', 'caddyfile'];
    this.caddy = spawn(process.env.CADDY!, args, {
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH,
        HOME: this.folder,
        XDG_DATA_HOME: this.folder,
        XDG_CONFIG_HOME: this.folder,
        SITE_ADDRESS: `${baseUrl}, ${this.secureUrl}`,
        BIND: '127.0.0.1',
        HTTP_PORT: new URL(baseUrl).port,
        HTTPS_PORT: process.env.FAULTS_DOOR_PORT,
        RESOLVER: await this.names.start(),
      },
    });
    fs.closeSync(log);
    await until('the door leads to the product', async () => {
      const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
      await answer?.body?.cancel();
      return answer?.ok || undefined;
    });
  }

  async stop(): Promise<void> {
    const { caddy } = this;
    if (caddy?.exitCode === null) {
      const ended = new Promise((resolve) => caddy.once('exit', resolve));
      caddy.kill('SIGKILL');
      await ended;
    }
    await this.names.stop();
  }
}
