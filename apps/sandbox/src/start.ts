import { buildSandbox } from './build';
import { readSettings, type Settings } from './settings';

export interface SandboxOptions {
  /** 0 takes a free one, as for `smtpPort`. */
  port: number;
  smtpPort: number;
  productUrl: string;
  /** Secrets and limits by the names of their environment variables; development's defaults when absent. */
  settings?: Partial<Settings>;
}

export interface Sandbox {
  url: string;
  smtpUrl: string;
  /** Ends within a second, whatever is still open. */
  close(): Promise<void>;
}

/** Starts the outside world in this process. Rejects when a port is taken. */
export async function startSandbox({
  port,
  smtpPort,
  productUrl,
  settings,
}: SandboxOptions): Promise<Sandbox> {
  const { world, app, inbox, shutDown } = await buildSandbox({
    ...readSettings({ PRODUCT_URL: productUrl }),
    ...settings,
  });
  const host = world.settings.SANDBOX_HOST;
  try {
    const mailPort = await inbox.listen(smtpPort, host);
    await app.listen({ port, host });
    const address = app.server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    world.origin = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${taken}`;
    return { url: world.origin, smtpUrl: `smtp://127.0.0.1:${mailPort}`, close: shutDown };
  } catch (error) {
    await shutDown();
    throw error;
  }
}
