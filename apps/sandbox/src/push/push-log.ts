import { randomUUID } from 'node:crypto';
import type { World } from '../world';

const KEPT = 5000;

export interface PushedMessage {
  /** The last part of the endpoint, by which the stand-in tells devices apart. */
  device: string;
  /** base64url, as it came: only who holds the device's keys can read it. */
  body: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  /** Who signed it: the claim `sub` of its VAPID token. */
  subject: string;
  at: string;
}

/** The push service's memory, newest last. A topic replaces nothing here, so that tests see what came twice. */
export class PushLog {
  private messages: PushedMessage[] = [];

  constructor(private readonly world: World) {}

  /** Answers the address of the message. */
  add(message: Omit<PushedMessage, 'at'>): string {
    this.messages.push({ ...message, at: this.world.clock.iso() });
    if (this.messages.length > KEPT) this.messages.shift();
    this.world.changes.touch();
    return `/push/message/${randomUUID()}`;
  }

  list(device?: string): PushedMessage[] {
    return this.messages.filter((message) => device === undefined || message.device === device);
  }

  clear(): void {
    this.messages = [];
  }
}
