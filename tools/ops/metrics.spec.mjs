import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../stack/paths.mjs';
import { findPromtool } from '../stack/promtool.mjs';
import { dashboardExpressions, metricsIn, readDashboard, readRules, wantedMetrics } from './metric-names.mjs';

describe('metrics in an expression', () => {
  for (const [expression, ...names] of [
    ['sum(rate(a_count{status=~"5.."}[5m])) / sum(rate(b_count[5m]))', 'a_count', 'b_count'],
    ['max by (queue) (jobs_oldest_seconds) > 300', 'jobs_oldest_seconds'],
    ['a:b:rate1h > 14.4 * 0.001 and c unless d', 'a:b:rate1h', 'c', 'd'],
    ['absent(up{job="x"} == 1)', 'up'],
    ['topk(10, histogram_quantile(0.95, sum by (le, call) (rate(h_bucket[5m]))))', 'h_bucket'],
  ])
    it(expression, () => assert.deepEqual(metricsIn(expression), names));
});

describe('the rules', () => {
  const alerts = readRules().filter(({ alert }) => alert);

  it('each say what happened and how urgent it is', () => {
    assert.ok(alerts.length > 10);
    for (const { alert, labels, annotations } of alerts) {
      assert.match(labels.severity, /^(page|ticket)$/, alert);
      assert.ok(annotations.summary.length > 15, alert);
    }
  });

  it('have names of their own', () => {
    const names = readRules().map(({ alert, record }) => alert ?? record);
    assert.equal(new Set(names).size, names.length);
  });

  it('ask for what is exported, as the integration test of the worker compares', () => {
    assert.ok(wantedMetrics().includes('jobs_dead'));
    assert.ok(!wantedMetrics().some((name) => name.includes(':')), 'a recorded metric that no rule records');
  });

  it('are understood by Prometheus, and so is the dashboard', async (test) => {
    const promtool = await findPromtool();
    if (!promtool) return test.skip('promtool cannot be had here');
    const rules = path.join(root, 'tools/ops/prometheus-rules.yml');
    const checked = spawnSync(promtool, ['check', 'rules', rules], { encoding: 'utf8' });
    assert.equal(checked.status, 0, checked.stdout + checked.stderr);
    // the dashboard's expressions as if they were rules: promtool reads no dashboards
    const file = path.join(os.tmpdir(), `smachot-dashboard-${process.pid}.yml`);
    const recorded = dashboardExpressions().map((expr, index) => ({ record: `dashboard:${index}`, expr }));
    fs.writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }));
    const drawn = spawnSync(promtool, ['check', 'rules', file], { encoding: 'utf8' });
    fs.rmSync(file);
    assert.equal(drawn.status, 0, drawn.stdout + drawn.stderr);
  });
});

describe('the dashboard', () => {
  const { panels } = readDashboard();

  it('has panels that do not lie on each other, each with a question', () => {
    const drawn = panels.filter(({ type }) => type !== 'row');
    assert.ok(drawn.length > 15);
    for (const { title, targets } of drawn) assert.ok(targets.length > 0, title);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    assert.equal(new Set(cells).size, cells.length);
  });
});
