import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';

type Section = (userId: UserId) => Promise<unknown>;

/**
 * Everything the product holds about a person, by section. A context that holds something registers at module init:
 * `exports.contribute('invitations', (userId) => …)`.
 */
@Injectable()
export class AccountExport {
  private readonly sections = new Map<string, Section>();

  contribute(section: string, read: Section): void {
    if (this.sections.has(section)) throw new Error(`two contexts export a section called ${section}`);
    this.sections.set(section, read);
  }

  async of(userId: UserId): Promise<Record<string, unknown>> {
    const parts = await Promise.all(
      [...this.sections].map(async ([name, read]) => [name, await read(userId)] as const),
    );
    return Object.fromEntries(parts);
  }
}
