import type { World } from '../world';

const KEPT = 5000;

export interface CapturedEvent {
  /** Product analytics, or web analytics. */
  service: 'product' | 'web';
  /** The path of the request that carried the event. */
  path: string;
  event: unknown;
  at: string;
}

/** The events that both analytics services received, newest last, and the feature flags that one of them answers. */
export class AnalyticsLog {
  private events: CapturedEvent[] = [];
  private flags: Record<string, boolean> = {};

  constructor(private readonly world: World) {}

  add(service: CapturedEvent['service'], path: string, body: unknown): void {
    const batch = typeof body === 'object' && body !== null && 'batch' in body ? body.batch : body;
    const at = this.world.clock.iso();
    for (const event of [batch].flat()) this.events.push({ service, path, event, at });
    this.events = this.events.slice(-KEPT);
    this.world.changes.touch();
  }

  list(): CapturedEvent[] {
    return this.events;
  }

  setFlags(flags: Record<string, boolean>): void {
    this.flags = flags;
  }

  /** As the service describes them. */
  flagAnswer() {
    const flags = Object.entries(this.flags).map(([key, enabled]) => [key, { key, enabled, variant: null }]);
    return { flags: Object.fromEntries(flags) as Record<string, unknown>, errorsWhileComputingFlags: false };
  }

  clear(): void {
    this.events = [];
    this.flags = {};
  }
}
