import { CSV_START, csvLine } from '@smachot/server-documents';
import type { FaultyWords } from './faulty-words';
import type { ClassifiedRow } from '../rows/classify-rows';

/**
 * Writes the faulty rows as uploaded, with the reason in a last column; UTF-8 with the byte order mark that Excel needs for
 * Hebrew. `titles`: titles of the columns as uploaded; null when the table had none.
 */
export const writeFaultyCsv = (
  faulty: readonly Pick<ClassifiedRow, 'problems' | 'cells'>[],
  titles: readonly string[] | null,
  words: { reasonTitle: string; reasons: Partial<FaultyWords['reasons']> },
): string => {
  const width = faulty.reduce((most, { cells }) => Math.max(most, cells?.length ?? 0), titles?.length ?? 0);
  const padded = (cells: readonly string[] = []): string[] =>
    Array.from({ length: width }, (_, i) => cells[i] ?? '');
  // Other problems are remarks and do not exclude a row.
  const reason = (problems: readonly string[]): string =>
    Object.entries(words.reasons)
      .flatMap(([problem, said]) => (problems.includes(problem) ? said : []))
      .join('; ');
  const lines = [
    ...(titles ? [csvLine([...padded(titles), words.reasonTitle])] : []),
    ...faulty.map(({ cells, problems }) => csvLine([...padded(cells), reason(problems)])),
  ];
  return `${CSV_START}${lines.join('\r\n')}\r\n`;
};
