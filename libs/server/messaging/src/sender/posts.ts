import { Injectable } from '@nestjs/common';
import type { TemplateName } from '@smachot/contracts';
import { Logger, type SpanOptions, traced } from '@smachot/server-platform';
import type { MessageContent } from '../domain/message-content';
import type { PostOutcome } from '../gateway/answer';
import { CloudConnection } from '../gateway/cloud-connection';
import { Media } from '../gateway/media';
import { callbackOf, messageBody } from '../gateway/message-body';
import { ProviderTokens, type Token } from '../gateway/provider-tokens';
import { templates } from '../templates/template-texts';
import type { Claimed } from './claims';
import type { Ready } from './message-contents';
import type { BatchJournal } from './intent-journal';
import type { Lease } from './lease';

/** An error code of ours, not the provider's: a picture or a token was not available. */
const NOT_READY = -1;

const spanOf = ({ id, attempt, trace }: Claimed): SpanOptions => ({
  kind: 'client',
  parents: trace ? [trace] : [],
  attributes: { 'smachot.message': id, 'smachot.attempt': attempt },
});

@Injectable()
export class Posts {
  constructor(
    private readonly connection: CloudConnection,
    private readonly tokens: ProviderTokens,
    private readonly media: Media,
    private readonly logger: Logger,
  ) {}

  /** Posts one message; its id is in the journal before its first byte is on the socket. Never rejects. */
  async post(
    message: Claimed,
    { to, content }: Ready,
    lease: Lease,
    journal: BatchJournal,
  ): Promise<PostOutcome> {
    let prepared: { token: Token; body: string };
    try {
      const mediaId = await this.pictureOf(content);
      const callback = callbackOf(message.id, message.attempt);
      prepared = { token: await this.tokens.current(), body: messageBody(to, content, callback, mediaId) };
    } catch (error) {
      this.logger.warn({ error, message: message.id }, 'message not made ready');
      return { kind: 'refused', code: NOT_READY, class: 'retry' };
    }
    const outcome = await traced('whatsapp message', spanOf(message), async (span) => {
      const posted = await this.connection.post(prepared.body, prepared.token.text, () => {
        if (!lease.isValid()) return false;
        journal.intend(message.id, message.attempt);
        return true;
      });
      span?.set({ 'smachot.outcome': posted.kind });
      return posted;
    });
    if (outcome.kind === 'refused') journal.retract(message.id, message.attempt);
    return this.learn(outcome, prepared.token);
  }

  private async learn(outcome: PostOutcome, token: Token): Promise<PostOutcome> {
    try {
      if (outcome.kind === 'accepted') await this.tokens.confirm(token);
      else if (outcome.kind === 'refused' && outcome.code === 190 && (await this.tokens.refused(token)))
        return { ...outcome, class: 'retry' };
    } catch (error) {
      this.logger.warn({ error }, 'what is known of a token was not noted');
    }
    return outcome;
  }

  private async pictureOf(content: MessageContent): Promise<string | undefined> {
    if (content.kind !== 'template' || !templates[content.name as TemplateName]?.picture) return undefined;
    return this.media.idOf(content.imageFileKey);
  }
}
