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

const columns = ['what', 'ours', 'before', 'bare', 'ratio', 'target', 'verdict'];
const titles = {
  what: '',
  ours: 'product',
  before: 'last run',
  bare: 'bare',
  ratio: 'ratio',
  target: 'target',
  verdict: '',
};
const paint = { met: green, 'not met': red };

/**
 * The same rows with the figure of another run beside each.
 * @param {Map<string, Row[]>} sections
 * @param {Record<string, Row[]>} before
 */
const beside = (sections, before) =>
  [...sections].map(([name, rows]) => ({
    name,
    rows: rows.map((now, at) => {
      const then = before[name]?.[at];
      return { now, then: then?.what === now.what ? then : undefined };
    }),
  }));

/**
 * The table for the terminal and for docs/bench.md.
 * @param {Map<string, Row[]>} sections
 * @param {Record<string, Row[]>} before of the last committed run
 */
export function table(sections, before) {
  const compared = beside(sections, before).map(({ name, rows }) => ({
    name,
    rows: rows.map(({ now, then }) => ({ ...now, before: then?.ours ?? '' })),
  }));
  const all = [titles, ...compared.flatMap(({ rows }) => rows)];
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
  for (const { name, rows } of compared) lines.push(bold(name), ...rows.map((one) => `  ${line(one)}`));
  return lines.join('\n');
}

/** How far a figure may move before it is said. */
const TENTH = 0.1;
const numberIn = (text) => Number(/[\d.]+/.exec(text.replaceAll(',', ''))?.[0] ?? NaN);

/**
 * What of a row can be held against another run: its ratio, which depends least on the hour, otherwise the figure that has a target.
 * @param {Row} row
 * @returns {{ value: number, isMoreBetter: boolean } | undefined}
 */
function comparable({ ours, ratio, target }) {
  if (ratio) return { value: numberIn(ratio), isMoreBetter: ratio.endsWith('%') };
  if (/^[≤≥]/.test(target)) return { value: numberIn(ours), isMoreBetter: target.startsWith('≥') };
  return undefined;
}

/**
 * What got worse by more than a tenth.
 * @param {Map<string, Row[]>} sections
 * @param {Record<string, Row[]>} before of the last committed run
 * @returns {string[]}
 */
export function worse(sections, before) {
  const figure = ({ ours, ratio }) => (ratio ? `${ours} (${ratio})` : ours);
  return beside(sections, before).flatMap(({ name, rows }) =>
    rows
      .filter(({ now, then }) => then && isWorse(comparable(now), comparable(then)))
      .map(({ now, then }) => `${name}, ${now.what}: ${figure(now)}, was ${figure(then)}`),
  );
}

function isWorse(now, then) {
  if (!now || !then) return false;
  return then.isMoreBetter ? now.value < then.value * (1 - TENTH) : now.value > then.value * (1 + TENTH);
}
