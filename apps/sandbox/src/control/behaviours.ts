import { findRule, type Service } from './rules';

export interface Behaviour {
  service: Service;
  rule: string;
  /** 0–1: how often it strikes; always when absent. 0 switches it off. */
  share?: number | undefined;
  /** How many times it still strikes; for ever when absent. 0 switches it off. */
  count?: number | undefined;
  /** Only for these recipients (digits); for all when absent. */
  to?: string[] | undefined;
  /** The rule's own number (see rules.ts for its unit). */
  value?: number | undefined;
}

/** The misbehaviours that are switched on. They are checked on every message, so a check costs one map look-up. */
export class Behaviours {
  private readonly active = new Map<string, Behaviour>();

  put(behaviour: Behaviour): void {
    const key = `${behaviour.service}/${behaviour.rule}`;
    if (behaviour.share === 0 || behaviour.count === 0) this.active.delete(key);
    else this.active.set(key, { ...behaviour });
  }

  clear(): void {
    this.active.clear();
  }

  list(): Behaviour[] {
    return [...this.active.values()];
  }

  find(service: Service, rule: string): Behaviour | undefined {
    return this.active.get(`${service}/${rule}`);
  }

  /** Whether the rule strikes this time; a counted rule is used up by striking. */
  strikes(service: Service, rule: string, to?: string): boolean {
    return this.strike(service, rule, to) !== undefined;
  }

  /** Like `strikes`, but returns the rule's value, because a used-up rule can no longer be queried for it. */
  strike(service: Service, rule: string, to?: string): number | undefined {
    if (this.active.size === 0) return undefined;
    const behaviour = this.find(service, rule);
    if (!behaviour) return undefined;
    if (behaviour.to && !(to && behaviour.to.includes(to))) return undefined;
    if (behaviour.share !== undefined && Math.random() >= behaviour.share) return undefined;
    const value = this.value(service, rule);
    if (behaviour.count !== undefined) {
      behaviour.count -= 1;
      if (behaviour.count <= 0) this.active.delete(`${service}/${rule}`);
    }
    return value;
  }

  /** Rules of a service whose name is a number: the provider's own error codes. */
  errorCodes(service: Service): number[] {
    const codes: number[] = [];
    for (const behaviour of this.active.values()) {
      if (behaviour.service === service && /^\d+$/.test(behaviour.rule)) codes.push(Number(behaviour.rule));
    }
    return codes;
  }

  value(service: Service, rule: string): number {
    return this.find(service, rule)?.value ?? findRule(service, rule)?.value?.default ?? 0;
  }
}
