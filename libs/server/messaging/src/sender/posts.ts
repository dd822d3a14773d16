import { Injectable } from '@nestjs/common';
import type { TemplateName } from '@smachot/contracts';
import { Logger } from '@smachot/server-platform';
import type { Letter } from '../domain/letter';
import type { PostOutcome } from '../gateway/answer';
import { CloudConnection } from '../gateway/cloud-connection';
import { Media } from '../gateway/media';
import { callbackOf, messageBody } from '../gateway/message-body';
import { ProviderTokens } from '../gateway/provider-tokens';
import { templates } from '../templates/template-texts';
import type { Claimed } from './claims';
import type { Ready } from './letters';
import type { Lease } from './lease';

/** Appends to the journal of the batch. */
type Append = (messageId: string, attempt: number) => void;

@Injectable()
export class Posts {
  constructor(
    private readonly connection: CloudConnection,
    private readonly tokens: ProviderTokens,
    private readonly media: Media,
    private readonly logger: Logger,
  ) {}

  /** Posts one message; its id is in the journal before its first byte is on the socket. */
  async post(message: Claimed, { to, letter }: Ready, lease: Lease, append: Append): Promise<PostOutcome> {
    let mediaId: string | undefined;
    try {
      mediaId = await this.pictureOf(letter);
    } catch (error) {
      this.logger.warn({ error, message: message.id }, 'picture not uploaded');
      return { kind: 'refused', code: 131053, class: 'retry' };
    }
    const token = await this.tokens.current();
    const body = messageBody(to, letter, callbackOf(message.id, message.attempt), mediaId);
    const outcome = await this.connection.post(body, token.text, () => {
      if (!lease.holds()) return false;
      append(message.id, message.attempt);
      return true;
    });
    if (outcome.kind === 'accepted') await this.tokens.confirm(token);
    else if (outcome.kind === 'refused' && outcome.code === 190 && (await this.tokens.discard(token)))
      return { ...outcome, class: 'retry' };
    return outcome;
  }

  private async pictureOf(letter: Letter): Promise<string | undefined> {
    if (letter.kind !== 'template' || !templates[letter.name as TemplateName]?.picture) return undefined;
    return this.media.idOf(letter.imageFileKey);
  }
}
