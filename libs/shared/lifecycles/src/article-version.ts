import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

/** admin: a super admin; product: the texts that come with the product, which are published as they are; store: an owner, of its own articles. */
export type ArticleVersionMove =
  | { type: 'edit'; by: 'admin' | 'store' }
  | { type: 'publish'; by: 'admin' | 'product' | 'store' }
  | { type: 'withdraw'; by: 'admin' | 'product' | 'store' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens ask the same machine. */
export const articleVersionLifecycle = lifecycle(
  setup({ types: { events: {} as ArticleVersionMove } }).createMachine({
    id: 'article-version',
    initial: 'draft',
    states: {
      draft: {
        on: {
          edit: { guard: by('admin', 'store'), target: 'draft' },
          publish: { guard: by('admin', 'product', 'store'), target: 'published' },
        },
      },
      published: { on: { withdraw: { guard: by('admin', 'product', 'store'), target: 'withdrawn' } } },
      withdrawn: {},
    },
  }),
);
