import dgram from 'node:dgram';
import net from 'node:net';

const HEADER = 12;
/** A record of an IPv4 address, class IN; a second to live. */
const RECORD = Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4]);
const A = 1;

const endOfQuestion = (query: Buffer): number => {
  let at = HEADER;
  while (query[at]) at += query[at]! + 1;
  return at + 5;
};

/**
 * Answers every question for an address with these, as the name server of a container engine does for a service (RFC 1035): by UDP,
 * and by TCP for a machine that is set to ask so.
 */
export class NameServer {
  private readonly udp = dgram.createSocket('udp4');
  private readonly tcp = net.createServer((socket) => this.converse(socket));

  constructor(private readonly addresses: () => string[]) {}

  async start(): Promise<string> {
    this.udp.on('message', (query, from) => this.udp.send(this.answer(query), from.port, from.address));
    await new Promise<void>((resolve) => this.udp.bind(0, '127.0.0.1', resolve));
    const { port } = this.udp.address();
    await new Promise<void>((resolve) => this.tcp.listen(port, '127.0.0.1', resolve));
    return `127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.tcp.close();
    await new Promise<void>((resolve) => this.udp.close(() => resolve()));
  }

  /** Each message has its length in front; a question comes whole. */
  private converse(socket: net.Socket): void {
    socket.on('error', () => socket.destroy());
    socket.on('data', (message) => {
      const answer = this.answer(message.subarray(2));
      const length = Buffer.alloc(2);
      length.writeUInt16BE(answer.length);
      socket.end(Buffer.concat([length, answer]));
    });
  }

  private answer(query: Buffer): Buffer {
    const end = endOfQuestion(query);
    const asked = query.readUInt16BE(end - 4);
    const records = asked === A ? this.addresses() : [];
    const header = Buffer.alloc(HEADER);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180, 2); // an answer, recursion as desired, no error
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const answers = records.flatMap((address) => [RECORD, Buffer.from(address.split('.').map(Number))]);
    return Buffer.concat([header, query.subarray(HEADER, end), ...answers]);
  }
}
