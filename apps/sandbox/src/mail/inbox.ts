import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { simpleParser, type AddressObject } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { World } from '../world';

const KEPT = 2000;

interface Attachment {
  filename: string;
  contentType: string;
  size: number;
}

export interface Mail {
  id: number;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | undefined;
  /** ISO, product's clock. */
  at: string;
  attachments: Attachment[];
}

const addresses = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap((object) => object.value.map((one) => (one.address ?? '').toLowerCase()));

/** A real SMTP server that stores the mails it receives. */
export class Inbox {
  private mails: Mail[] = [];
  private readonly contents = new Map<string, Buffer>();
  private next = 1;
  private readonly server: SMTPServer;

  constructor(private readonly world: World) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 200,
      size: 25 * 1024 * 1024,
      onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
      onRcptTo: (_address, _session, done) =>
        done(
          world.behaviours.strikes('mail', 'refuse')
            ? Object.assign(new Error('Mailbox unavailable'), { responseCode: 550 })
            : null,
        ),
      onData: (stream, session, done) => {
        const envelope = session.envelope.rcptTo.map((one) => one.address.toLowerCase());
        this.take(stream, envelope).then(() => done(), done);
      },
    });
    // a client that hangs up in the middle is no reason to fall
    this.server.on('error', () => undefined);
  }

  /** Answers the port it listens on. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.server.once('error', reject);
      this.server.listen(port, host, () => resolve((this.server.server.address() as AddressInfo).port));
    });
  }

  list(to?: string): Mail[] {
    const wanted = to?.toLowerCase();
    return wanted === undefined ? this.mails : this.mails.filter((mail) => mail.to.includes(wanted));
  }

  find(id: number): Mail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  attachment(id: number, at: number): Buffer | undefined {
    return this.contents.get(`${id}/${at}`);
  }

  clear(): void {
    this.mails = [];
    this.contents.clear();
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async take(stream: SMTPServerDataStream, envelope: string[]): Promise<void> {
    const parsed = await simpleParser(stream);
    const late = this.world.behaviours.strike('mail', 'delay');
    if (late !== undefined) await sleep(late);
    const id = this.next;
    this.next += 1;
    parsed.attachments.forEach((one, at) => this.contents.set(`${id}/${at}`, one.content));
    this.mails.push({
      id,
      from: parsed.from?.text ?? '',
      to: [...new Set([...addresses(parsed.to), ...envelope])],
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html || undefined,
      at: this.world.clock.iso(),
      attachments: parsed.attachments.map(({ filename, contentType, size }) => ({
        filename: filename ?? 'attachment',
        contentType,
        size,
      })),
    });
    if (this.mails.length > KEPT) this.mails.shift();
    this.world.changes.touch();
  }
}
