import net from 'node:net';
import { createInterface } from 'node:readline';
import type { INestApplication } from '@nestjs/common';
import { Logger } from '@smachot/server-platform';
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

/**
 * The commands that a database of Redis gets from now on, with all they carry. By a socket of its own: a client that is told of commands
 * in the packet of the answer to MONITOR takes them for answers.
 */
export const commandsOf = async (url: string): Promise<{ commands: string[]; stop: () => void }> => {
  const { hostname, port, pathname } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const commands: string[] = [];
  const begun = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    createInterface({ input: socket }).on('line', (line) => {
      if (line === '+OK') resolve();
      const [, database, command] = /^\+[\d.]+ \[(\d+) \S+\] (.*)$/.exec(line) ?? [];
      if (command && database === pathname.slice(1)) commands.push(command.replaceAll('\\"', '"'));
    });
  });
  socket.write('MONITOR\r\n');
  await begun;
  return { commands, stop: () => socket.destroy() };
};
