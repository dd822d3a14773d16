import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { Secrets, type Tx } from '@smachot/server-platform';
import { exceededLimit } from '../domain/contact-limits';
import { type Contact, ContactRepository } from '../persistence/contacts/contact.repository';

/** Limits messages to people outside on behalf of stores. Postgres counts them, because they cost money and annoy people. */
@Injectable()
export class ContactLimits {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one message in the transaction that sends it; a refusal rolls it back.
   * @param contact with the phone or e-mail address as its recipient, of which only an HMAC is stored
   */
  async take(tx: Tx, contact: Contact): Promise<Result<undefined>> {
    const recipient = this.secrets.sign('stores.contact', contact.recipient.trim().toLowerCase());
    const hashed = { ...contact, recipient };
    const now = this.clock.now();
    // sorted: two transactions that share recipient and sender wait for each other in one order
    for (const key of [recipient, contact.userId].sort()) await this.contacts.lock(tx, key);
    const exceeded = exceededLimit(contact.kind, await this.contacts.countLastDay(tx, hashed, now));
    if (exceeded) return refuse(exceeded);
    await this.contacts.add(tx, hashed, now);
    return accept();
  }
}
