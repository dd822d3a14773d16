import { randomInt } from 'node:crypto';
import net from 'node:net';
import { Problem } from '@smachot/contracts';

export const freshIp = () => `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;

/** Sends raw bytes to a real socket, and `trickle` ten times a second for as long as it is open; answers all that is received. */
export const overTheWire = (port: number, bytes: string, trickle?: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    const timer = setInterval(() => trickle && socket.write(trickle), 100);
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(heard);
    });
  });

export const isRefusal = (answer: { statusCode: number; body: string }) => {
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(Problem.safeParse(JSON.parse(answer.body)).success).toBe(true);
};

/** The parts of a form with files, by the boundary `b`. */
export const filePart = (content: string | Buffer, name = 'a.csv', field = 'file') =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
export const formEnd = Buffer.from('--b--\r\n');
export const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
