import { Injectable } from '@nestjs/common';
import type { NewsletterMailId } from '@smachot/contracts';
import { isId } from '@smachot/kernel';
import { Config, sameText, Secrets } from '@smachot/server-platform';

const PURPOSE = 'newsletter-unsubscribe';
const SIGNATURE = 32;

/** Addresses by which a mail's recipient leaves without signing in; each carries our signature. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly secrets: Secrets,
    private readonly config: Config,
  ) {}

  /** The page, and for mail programs the address they post to. */
  of(id: NewsletterMailId): string {
    return new URL(`/unsubscribe/${id}.${this.signatureOf(id)}`, this.config.settings.PUBLIC_URL).href;
  }

  /** The mail that a token was made for. */
  read(token: string): NewsletterMailId | undefined {
    const [id = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !isId(id)) return undefined;
    return sameText(signature, this.signatureOf(id)) ? id : undefined;
  }

  private signatureOf(id: NewsletterMailId): string {
    return this.secrets.sign(PURPOSE, id).slice(0, SIGNATURE);
  }
}
