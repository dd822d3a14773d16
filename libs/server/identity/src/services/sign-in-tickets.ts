import { Injectable } from '@nestjs/common';
import type { ChallengeId } from '@smachot/contracts';
import { type Tx } from '@smachot/server-platform';
import { ChallengeRepository } from '../persistence/challenge.repository';
import { type Ticket, Tickets } from '../tokens/tickets';

/** Tickets of challenges whose code was right: read from the token, spent once in the database. */
@Injectable()
export class SignInTickets {
  constructor(
    private readonly tickets: Tickets,
    private readonly challenges: ChallengeRepository,
  ) {}

  make(step: 'sign-up' | 'password', ticket: Ticket): Promise<string> {
    return this.tickets.make(step, ticket);
  }

  readForSignUp(given: string): Promise<Ticket | undefined> {
    return this.tickets.read('sign-up', given);
  }

  /** Also takes one of the five passwords the ticket allows; undefined when none is left. */
  async readForPassword(given: string): Promise<Ticket | undefined> {
    const ticket = await this.tickets.read('password', given);
    return ticket && (await this.challenges.takePasswordTry(ticket.challengeId)) ? ticket : undefined;
  }

  /** False when the ticket was spent before. */
  spend(tx: Tx, challengeId: ChallengeId): Promise<boolean> {
    return this.challenges.spendTicket(tx, challengeId);
  }
}
