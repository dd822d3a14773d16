import { ArticleVersionStatus } from '@smachot/contracts';
import { articleVersionLifecycle } from './article-version';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, ArticleVersionStatus> = {
  'draft edit admin': 'draft',
  'draft edit store': 'draft',
  'draft publish store': 'published',
  'published withdraw store': 'withdrawn',
  'draft publish admin': 'published',
  'draft publish product': 'published',
  'published withdraw admin': 'withdrawn',
  'published withdraw product': 'withdrawn',
};
const cases = ArticleVersionStatus.options.flatMap((status) =>
  (['edit', 'publish', 'withdraw'] as const).flatMap((type) =>
    (['admin', 'product', 'store'] as const).map((by) => ({ status, type, by })),
  ),
);

it.each(cases)('$status × $type × $by', ({ status, type, by }) => {
  const move = { type, by } as Parameters<typeof articleVersionLifecycle.move>[1];
  expect(articleVersionLifecycle.move(status, move)).toBe(allowed[`${status} ${type} ${by}`]);
});
