import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { withoutLinks } from '@smachot/kernel';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/config';
import { Logger } from '../logging/logger';
import { traced } from '../tracing/tracing';
import type { SendingOutcome } from '../sms/sms-gateway';

export type Mail = {
  /** Our id; becomes the Message-ID, so that a repeated mail is recognised as the same one. */
  id: string;
  to: string;
  /** Names and words of people in it lose their links. */
  subject: string;
  text: string;
  html?: string;
  /** Further header fields. */
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

const TIMEOUT_MS = 10_000;
/** Error codes of a mail that was not handed over: no connection, no login, or the server refused it. */
const NOT_SENT = new Set(['EAUTH', 'EENVELOPE', 'EDNS', 'ETLS']);

/** Sends mail by SMTP (SMTP_URL) in the name of MAIL_FROM. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {
    this.transport = createTransport(config.settings.SMTP_URL, {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as object);
  }

  send(mail: Mail): Promise<SendingOutcome> {
    return traced('mail', { kind: 'client', attributes: { 'smachot.mail': mail.id } }, async (span) => {
      const outcome = await this.handOver(mail);
      span?.set({ 'smachot.outcome': outcome });
      return outcome;
    });
  }

  private async handOver({ id, ...mail }: Mail): Promise<SendingOutcome> {
    const host = new URL(this.config.settings.PUBLIC_URL).hostname;
    try {
      await this.transport.sendMail({
        ...mail,
        subject: withoutLinks(mail.subject),
        from: this.config.settings.MAIL_FROM,
        messageId: `<${id}@${host}>`,
      });
      return 'accepted';
    } catch (error) {
      const { code, responseCode, syscall } = error as {
        code?: string;
        responseCode?: number;
        syscall?: string;
      };
      this.logger.warn({ error, mail: id }, 'mail not sent');
      const refused = responseCode !== undefined || syscall === 'connect' || NOT_SENT.has(code ?? '');
      return refused ? 'refused' : 'unknown';
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.transport.close();
    await Promise.resolve();
  }
}
