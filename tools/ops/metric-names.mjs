// Names of the metrics that the rules and the dashboard ask for. Run by itself it prints them as JSON.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../stack/paths.mjs';
import { runAsCommand } from './installation.mjs';

const OPERATORS = new Set([
  ...[
    'and',
    'or',
    'unless',
    'by',
    'without',
    'on',
    'ignoring',
    'group_left',
    'group_right',
    'offset',
    'bool',
  ],
]);

/**
 * Metrics in an expression of PromQL.
 * @param {string} expression
 * @returns {string[]}
 */
export function metricsIn(expression) {
  const bare = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\s*\(|[\w:])/g)]
    .map(([name]) => name)
    .filter((name, index, all) => !OPERATORS.has(name) && all.indexOf(name) === index);
}

export const readRules = () =>
  parse(fs.readFileSync(path.join(root, 'tools/ops/prometheus-rules.yml'), 'utf8')).groups.flatMap(
    ({ rules }) => rules,
  );
export const readDashboard = () =>
  JSON.parse(fs.readFileSync(path.join(root, 'tools/ops/grafana-dashboard.json'), 'utf8'));

/** Expressions of the dashboard, with the variables of Grafana filled in. */
export const dashboardExpressions = () =>
  readDashboard()
    .panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    .map((expression) => expression.replaceAll('$__rate_interval', '5m'));

/** Metrics that a process has to export; those that rules record, and `up` of Prometheus itself, are not among them. */
export function wantedMetrics() {
  const recorded = new Set([...readRules().map(({ record }) => record), 'up']);
  const expressions = [...readRules().map(({ expr }) => expr), ...dashboardExpressions()];
  const names = new Set(expressions.flatMap(metricsIn).filter((name) => !recorded.has(name)));
  return [...names].toSorted();
}

await runAsCommand(import.meta, () => console.log(JSON.stringify(wantedMetrics())));
