import type { INestApplication } from '@nestjs/common';
import { Logger } from '@smachot/server-platform';
import { Redis } from 'ioredis';
import { symbols } from 'pino';

/** The lines that a product logs from now on, as they would be written, and everything it says on the console. */
export const linesLoggedBy = (app: INestApplication): string[] => {
  const lines: string[] = [];
  const { pino } = app.get(Logger);
  Object.assign(pino, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    jest.spyOn(console, name).mockImplementation((...said: unknown[]) => void lines.push(said.join(' ')));
  return lines;
};

/** The commands that a database of Redis gets from now on, with all they carry. */
export const commandsOf = async (url: string): Promise<{ commands: string[]; stop: () => void }> => {
  const redis = new Redis(url);
  const commands: string[] = [];
  const monitor = await redis.monitor();
  monitor.on('monitor', (_time: string, command: string[], _source: string, database: string) => {
    if (database === new URL(url).pathname.slice(1)) commands.push(command.join(' '));
  });
  return {
    commands,
    stop: () => {
      monitor.disconnect();
      redis.disconnect();
    },
  };
};
