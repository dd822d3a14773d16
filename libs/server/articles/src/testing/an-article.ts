import type { ArticleText } from '@smachot/contracts';
import { Article } from '../domain/article';

export const NOW = new Date('2027-04-06T08:00:00Z');
export const WRITER = 'writer';
/** What an article says, for tests. */
export const aText = (text: Partial<ArticleText> = {}): ArticleText => ({
  title: 'איך מבטלים הזמנה',
  summary: 'לפני האישור ואחריו.',
  body: 'פותחים את ההזמנה ולוחצים **ביטול**.',
  ...text,
});
/** An article without any text. */
export const anArticle = (): Article =>
  Article.create({
    ...{ id: 'a', slug: 'cancel-an-order', category: 'ordering', related: [], position: 1 },
    createdBy: WRITER,
    createdAt: NOW,
  });
