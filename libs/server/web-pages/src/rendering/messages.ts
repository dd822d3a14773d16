import type { PageRendered, PageToRender } from '@smachot/contracts';

/** What the api tells the thread that renders pages. */
export type ToPageThread =
  | ({ kind: 'render'; id: number } & PageToRender)
  | { kind: 'answer'; ask: number; status: number; body: string };

/** What the thread tells the api. */
export type FromPageThread =
  | { kind: 'ask'; id: number; ask: number; url: string; language: string }
  | { kind: 'rendered'; id: number; page: PageRendered | null }
  | { kind: 'failed'; id: number; reason: string };
