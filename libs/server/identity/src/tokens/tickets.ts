import { Injectable } from '@nestjs/common';
import { type ChallengeId, Language } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { SigningKeys } from './signing-keys';

const TICKET_SECONDS = 10 * 60;

/** Proof that the code of this challenge was right for this phone; valid for one step, once. */
export type Ticket = { challengeId: ChallengeId; phone: E164; language: Language };

/** Carries a person from the code to the next step: signing up, or the password of a super admin. */
@Injectable()
export class Tickets {
  constructor(private readonly keys: SigningKeys) {}

  make(step: 'sign-up' | 'password', { challengeId, phone, language }: Ticket): Promise<string> {
    return this.keys.sign(step, challengeId, { phone, language }, TICKET_SECONDS);
  }

  async read(step: 'sign-up' | 'password', ticket: string): Promise<Ticket | undefined> {
    const claims = await this.keys.read(step, ticket);
    if (!claims || typeof claims['phone'] !== 'string') return undefined;
    return { challengeId: claims.sub!, phone: claims['phone'], language: Language.parse(claims['language']) };
  }
}
