import { e164 } from '../phone-number';
import type { World } from '../world';

const KEPT = 20_000;

export interface Sms {
  /** E.164 */
  to: string;
  text: string;
  /** ISO, product's clock. */
  at: string;
}

/** The gateway's memory, newest last. */
export class SmsLog {
  private messages: Sms[] = [];

  constructor(private readonly world: World) {}

  add(to: string, text: string): void {
    this.messages.push({ to: e164(to), text, at: this.world.clock.iso() });
    if (this.messages.length > KEPT) this.messages.shift();
    this.world.changes.touch();
  }

  list(to?: string): Sms[] {
    if (to === undefined) return this.messages;
    const wanted = e164(to);
    return this.messages.filter((message) => message.to === wanted);
  }

  clear(): void {
    this.messages = [];
  }
}
