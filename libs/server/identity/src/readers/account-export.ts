import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { OneAtATime } from '@smachot/server-platform';

/** All of a section at once, or its rows page by page where there may be many. */
type Section = (userId: UserId) => Promise<unknown> | AsyncIterator<object[]>;

/**
 * Everything the product holds about a person, by section. A context that holds something registers at module init:
 * `exports.contribute('invitations', (userId) => …)`.
 */
@Injectable()
export class AccountExport {
  private readonly sections = new Map<string, Section>();
  /** All exports of a process read one after the other; a client that reads slowly keeps no other waiting. */
  private readonly turns = new OneAtATime(Infinity);

  contribute(section: string, read: Section): void {
    if (this.sections.has(section)) throw new Error(`two contexts export a section called ${section}`);
    this.sections.set(section, read);
  }

  /** One JSON document, a section at a time. */
  async *of(userId: UserId): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(new Date())}`;
    for (const [name, read] of this.sections) {
      yield `,\n${JSON.stringify(name)}:`;
      const begun = await this.inTurn(async () => {
        const section = read(userId);
        return 'next' in section ? section : JSON.stringify((await section) ?? null);
      });
      if (typeof begun === 'string') yield begun;
      else yield* this.pages(begun);
    }
    yield '}\n';
  }

  private async *pages(section: AsyncIterator<object[]>): AsyncGenerator<string> {
    let isFirst = true;
    yield '[';
    for (let page = await this.next(section); page !== undefined; page = await this.next(section)) {
      if (!page) continue;
      yield `${isFirst ? '' : ','}\n${page}`;
      isFirst = false;
    }
    yield ']';
  }

  /** The rows of the next page without their brackets; undefined after the last. */
  private next(section: AsyncIterator<object[]>): Promise<string | undefined> {
    return this.inTurn(async () => {
      const page = await section.next();
      return page.done ? undefined : page.value.map((row) => JSON.stringify(row)).join(',\n');
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.run(work, () => {
      throw new Error('no export is turned away');
    });
  }
}
