import { bold, dim, green, red } from '../stack/terminal.mjs';

/**
 * One measured figure. A figure without a target is informative: `met` stays undefined.
 * @param {string} what
 * @param {{ ours: string, bare?: string, ratio?: string, target?: string, met?: boolean }} figures
 */
export const row = (what, { ours, bare = '', ratio = '', target = '', met = undefined }) => ({
  ...{ what, ours, bare, ratio, target },
  verdict: met === undefined ? '' : met ? 'met' : 'not met',
});
/** @typedef {ReturnType<typeof row>} Row */

export const rate = (share) => `${Math.round(share * 100)} %`;
export const times = (factor) => `${factor < 10 ? factor.toFixed(1) : Math.round(factor)} ×`;
export const perSecond = (speed) => `${Math.round(speed).toLocaleString('en-US')} /s`;
export const milliseconds = (ms) => `${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms`;
export const megabytes = (mb) => `${Math.round(mb)} MB`;

const columns = ['what', 'ours', 'bare', 'ratio', 'target', 'verdict'];
const titles = { what: '', ours: 'product', bare: 'bare', ratio: 'ratio', target: 'target', verdict: '' };
const paint = { met: green, 'not met': red };

/** The table for the terminal. @param {Map<string, Row[]>} sections */
export function table(sections) {
  const all = [titles, ...[...sections.values()].flat()];
  const widths = Object.fromEntries(
    columns.map((name) => [name, Math.max(...all.map((each) => each[name].length))]),
  );
  const line = (one) =>
    columns
      .map((name) => {
        const cell =
          name === 'what' || name === 'verdict'
            ? one[name].padEnd(widths[name])
            : one[name].padStart(widths[name]);
        return name === 'verdict' ? (paint[one.verdict] ?? String)(cell) : cell;
      })
      .join('  ');
  const lines = [dim(`  ${line(titles)}`)];
  for (const [name, rows] of sections) lines.push(bold(name), ...rows.map((one) => `  ${line(one)}`));
  return lines.join('\n');
}

/** The same for docs/bench.md. */
export function markdown(sections) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rows = [...sections].flatMap(([name, some]) =>
    some.map((one, at) => line([at ? '' : name, ...columns.map((column) => one[column])])),
  );
  return [
    line(['', 'figure', 'product', 'bare', 'ratio', 'target', '']),
    '|---|---|---:|---:|---:|---:|---|',
    ...rows,
  ].join('\n');
}
