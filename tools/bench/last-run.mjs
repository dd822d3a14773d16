import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../stack/paths.mjs';
import { table } from './report.mjs';

const committed = {
  figures: path.join(root, 'tools/bench/last-run.json'),
  page: path.join(root, 'docs/bench.md'),
};

/**
 * @param {{ figures: string }} from
 * @returns {Record<string, import('./report.mjs').Row[]>} the rows of the last committed run, by section
 */
export const lastRun = ({ figures } = committed) =>
  fs.existsSync(figures) ? JSON.parse(fs.readFileSync(figures, 'utf8')) : {};

/**
 * @param {Map<string, import('./report.mjs').Row[]>} sections all of them
 * @param {string} around when and where
 */
export function writeRun(sections, around, { figures, page } = committed) {
  const before = lastRun({ figures });
  fs.writeFileSync(page, pageOf(table(sections, before), around));
  fs.writeFileSync(figures, `${JSON.stringify(Object.fromEntries(sections), undefined, 2)}\n`);
}

/** Plain text; without blanks at the ends of lines. */
const pageOf = (rows, around) => `# What it costs

Written by \`npm run bench\`: each figure beside the last committed run and beside a baseline of the same run that does only the
unavoidable. What a section measures stands in \`tools/bench/sections\`, what was measured on the way in the decisions (\`docs/adr\`).
${around}.

\`\`\`
${stripVTControlCharacters(rows)
  .split('\n')
  .map((line) => line.trimEnd())
  .join('\n')}
\`\`\`
`;
