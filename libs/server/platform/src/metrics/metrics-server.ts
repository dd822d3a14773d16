import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Config } from '../config/config';
import { sameText } from '../secrets/secrets';
import { Metrics } from './metrics';

/** Serves the metrics of the worker, which has no other requests to answer, at `METRICS_PORT`. Without the port it serves nothing. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, HOST } = this.config.settings;
    if (METRICS_PORT === undefined) return;
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(METRICS_PORT, HOST, resolve);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  /** The same rule as the api's `/metrics`: by the token, or from this machine when there is none. */
  private mayRead({ headers, socket }: IncomingMessage): boolean {
    const token = this.config.settings.METRICS_TOKEN;
    if (token) return sameText(headers.authorization ?? '', `Bearer ${token}`);
    return /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/metrics' || request.method !== 'GET' || !this.mayRead(request)) {
      response.writeHead(404).end();
      return;
    }
    const text = await this.metrics.registry.metrics();
    response.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(text);
  }
}
