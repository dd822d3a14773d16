import { Controller, Headers, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  handleWebhook,
  type InputOf,
  sendingSwitch,
  previewSendingOfHosts,
  setSendingOfHosts,
  setSendingSwitch,
  undecipheredWebhooks,
  whatsappHandshake,
  whatsappWebhook,
} from '@smachot/contracts';
import { Config, Input, ProblemError, RawBody, sameText, Serves } from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { PreviewSendingOfHosts, SetSendingOfHosts } from '../use-cases/bulk-sending';
import { SendingSwitch, SetSendingSwitch } from '../use-cases/sending-switch';
import { HandleWebhook } from '../use-cases/handle-webhook';
import { UndecipheredWebhooks } from '../use-cases/undeciphered-webhooks';
import { isSigned } from '../webhooks/signature';
import { WebhookInbox } from '../webhooks/webhook-inbox';

@Controller()
export class MessagingController {
  constructor(
    private readonly inbox: WebhookInbox,
    private readonly config: Config,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(whatsappHandshake)
  handshake(
    @Input() { query }: InputOf<typeof whatsappHandshake>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const token = query['hub.verify_token'] ?? '';
    if (query['hub.mode'] !== 'subscribe' || !sameText(token, this.config.settings.WHATSAPP_VERIFY_TOKEN))
      throw new ProblemError('auth.forbidden');
    void reply.type('text/plain');
    return query['hub.challenge'] ?? '';
  }

  /** 200 once it is committed; on any other status the provider retries. */
  @Serves(whatsappWebhook)
  async webhook(
    @RawBody() body: Buffer,
    @Headers('x-hub-signature-256') signature: string | undefined,
  ): Promise<void> {
    if (!isSigned(this.config.settings.WHATSAPP_APP_SECRET, body, signature))
      throw new ProblemError('auth.forbidden');
    await this.inbox.store(body);
  }

  @Serves(undecipheredWebhooks)
  undeciphered(@Input() { query }: InputOf<typeof undecipheredWebhooks>) {
    return this.queries.execute(new UndecipheredWebhooks(query));
  }
  @Serves(handleWebhook)
  handle(@Input() { params, body }: InputOf<typeof handleWebhook>) {
    return this.commands.execute(new HandleWebhook(params.webhookId, body.action));
  }

  @Serves(sendingSwitch)
  sending() {
    return this.queries.execute(new SendingSwitch());
  }
  @Serves(setSendingSwitch)
  setSending(@Input() { body }: InputOf<typeof setSendingSwitch>) {
    return this.commands.execute(new SetSendingSwitch(body));
  }
  @Serves(previewSendingOfHosts)
  previewHosts(@Input() { body }: InputOf<typeof previewSendingOfHosts>) {
    return this.queries.execute(new PreviewSendingOfHosts(body));
  }
  @Serves(setSendingOfHosts)
  setHosts(@Input() { body }: InputOf<typeof setSendingOfHosts>) {
    return this.commands.execute(new SetSendingOfHosts(body));
  }
}
