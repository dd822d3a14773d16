import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

type Received = { to: string; text: string };

/** A fake SMS gateway for tests: speaks its protocol and stores received messages. */
export class SmsInbox {
  readonly messages: Received[] = [];
  private readonly server: Server;
  /** The gateway's answer: `status` 0 takes the message; `hangs up` takes it and closes the connection without an answer. */
  answers: { status: unknown } | 'hangs up' = { status: 0 };

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { sms } = JSON.parse(Buffer.concat(chunks).toString()) as {
          sms: { destinations: { phone: { _: string }[] }; message: string };
        };
        if (this.answers === 'hangs up' || this.answers.status === 0)
          this.messages.push({ to: sms.destinations.phone[0]!._, text: sms.message });
        if (this.answers === 'hangs up') return void request.socket.destroy();
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ ...this.answers, message: '' }));
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The code of the newest message to a phone, as written in Israel. */
  codeFor(phone: string): string {
    const newest = this.messages.filter(({ to }) => to === phone).at(-1);
    return /#(\d{6})$/.exec(newest?.text ?? '')![1]!;
  }
}
