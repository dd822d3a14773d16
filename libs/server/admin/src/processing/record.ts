import type { Language, ProcessingActivity } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { arabic } from './record-ar';
import { english } from './record-en';
import { hebrew } from './record-he';
import { russian } from './record-ru';
import { RECORD_TABLES, type RecordWords } from './record-words';

const WORDS: ByLanguage<RecordWords> = { he: hebrew, en: english, ru: russian, ar: arabic };
type ActivityId = keyof RecordWords;
type Part = keyof RecordWords[ActivityId];

const inLanguages = (id: ActivityId, part: Part): Record<Language, string> => ({
  he: WORDS.he[id][part],
  en: WORDS.en[id][part],
  ru: WORDS.ru[id][part],
  ar: WORDS.ar[id][part],
});

/**
 * The record of processing activities. Every table of the product is named once, as `schema.table` or `schema.*`; a test refuses a
 * table that is not. The same text is in docs/processing-record.md.
 */
export const processingRecord: readonly ProcessingActivity[] = (
  Object.entries(RECORD_TABLES) as [ActivityId, readonly string[]][]
).map(([id, tables]) => ({
  id,
  name: inLanguages(id, 'name'),
  purpose: inLanguages(id, 'purpose'),
  people: inLanguages(id, 'people'),
  categories: inLanguages(id, 'categories'),
  recipients: inLanguages(id, 'recipients'),
  retention: inLanguages(id, 'retention'),
  tables: [...tables],
}));

/** Tables of the product that no activity names. */
export const unrecordedTables = (tables: readonly string[]): string[] => {
  const named = new Set(processingRecord.flatMap((activity) => activity.tables));
  return tables.filter((table) => !named.has(table) && !named.has(`${table.split('.')[0]!}.*`));
};

/** The record as docs/processing-record.md shows it. */
export const recordAsMarkdown = (): string =>
  [
    '# Record of processing activities',
    '',
    'Written from `libs/server/admin/src/processing`; a test compares the two, and refuses a table that no activity names. Admins read it at `/admin-panel/privacy`.',
    ...processingRecord.flatMap(({ name, purpose, people, categories, recipients, retention, tables }) => [
      ...['', `## ${name.en}`, ''],
      ...[`- **Purpose**: ${purpose.en}`, `- **People**: ${people.en}`, `- **Data**: ${categories.en}`],
      ...[`- **Recipients**: ${recipients.en}`, `- **Kept**: ${retention.en}`],
      `- **Tables**: ${tables.map((table) => `\`${table}\``).join(', ') || 'none'}`,
    ]),
    '',
  ].join('\n');
