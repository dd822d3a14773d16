// There is no cluster where the tests run: the manifests are compared with the published types, the configuration and compose.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../stack/paths.mjs';

const folder = path.join(root, 'tools/ops/kubernetes');
const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
const objectsIn = (name) => parseAllDocuments(read(name), { merge: true }).map((each) => each.toJS());
const base = parse(read('base/kustomization.yaml'));
const production = parse(read('production/kustomization.yaml'));
const objects = base.resources.flatMap((name) => objectsIn(`base/${name}`));
const overlaid = ['namespace.yaml', 'door.yaml'].flatMap((name) => objectsIn(`production/${name}`));
const find = (kind, name) => objects.find((one) => one.kind === kind && one.metadata.name === name);
const compose = parse(fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const { services } = compose;

const TYPES = {
  'v1 Service': 'core/v1',
  'v1 Namespace': 'core/v1',
  'apps/v1 Deployment': 'apps/v1',
  'batch/v1 Job': 'batch/v1',
  'networking.k8s.io/v1 Ingress': 'networking/v1',
  'networking.k8s.io/v1 NetworkPolicy': 'networking/v1',
  'autoscaling/v2 HorizontalPodAutoscaler': 'autoscaling/v2',
  'policy/v1 PodDisruptionBudget': 'policy/v1',
};

/** Has the compiler compare objects with the API's types: as literals, so that a property nobody knows is an error too. */
function typeErrors(all) {
  const scratch = fs.mkdtempSync(path.join(root, 'node_modules/.cache/manifests-'));
  const declared = all.map((object, index) => {
    const module = TYPES[`${object.apiVersion} ${object.kind}`];
    assert.ok(module, `${object.apiVersion} ${object.kind}`);
    return `export const o${index}: import('kubernetes-types/${module}').${object.kind} = ${JSON.stringify(object)};`;
  });
  try {
    const file = path.join(scratch, 'manifests.ts');
    fs.writeFileSync(file, declared.join('\n'));
    const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');
    const args = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--types',
      '',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      file,
    ];
    return spawnSync(process.execPath, [tsc, '--ignoreConfig', ...args], {
      encoding: 'utf8',
      cwd: root,
    }).stdout.trim();
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

describe('the manifests', () => {
  it('are of the published types', () => assert.equal(typeErrors([...objects, ...overlaid]), ''));

  it('with a word of nobody would be refused', () => {
    const wrong = structuredClone(find('Deployment', 'api'));
    wrong.spec.template.spec.containers[0].readinesProbe = {};
    assert.match(typeErrors([wrong]), /readinesProbe/);
  });

  it('are all listed', () => {
    const there = fs.readdirSync(path.join(folder, 'base')).filter((name) => name.endsWith('.yaml'));
    assert.deepEqual(there.toSorted(), [...base.resources, 'kustomization.yaml'].toSorted());
    assert.ok(production.resources.includes('../base'));
    for (const { path: patch } of production.patches)
      for (const { kind, metadata } of objectsIn(`production/${patch}`))
        assert.ok(find(kind, metadata.name), patch);
    assert.deepEqual(
      production.images.map(({ name }) => name),
      ['smachot'],
    );
  });

  it('let migrations run first, with the settings they need', () => {
    assert.equal(find('Job', 'migrate').metadata.labels['smachot/stage'], 'before');
    for (const { configMapGenerator } of [base, production])
      assert.equal(configMapGenerator[0].options.labels['smachot/stage'], 'before');
    assert.match(fs.readFileSync(path.join(root, 'docs/operations.md'), 'utf8'), /-l smachot\/stage=before/);
  });

  it('select what they mean', () => {
    for (const { kind, spec, metadata } of objects) {
      const selected =
        { Service: spec.selector, NetworkPolicy: spec.podSelector?.matchLabels }[kind] ??
        spec.selector?.matchLabels;
      if (selected)
        assert.ok(['api', 'worker', 'migrate'].includes(selected.app), `${kind} ${metadata.name}`);
      if (kind === 'HorizontalPodAutoscaler') assert.ok(find('Deployment', spec.scaleTargetRef.name));
    }
    const [{ http }] = find('Ingress', 'door').spec.rules;
    assert.ok(find('Service', http.paths[0].backend.service.name));
  });
});

const workloads = ['Deployment/api', 'Deployment/worker', 'Job/migrate'].map((name) =>
  find(...name.split('/')),
);
const containerOf = (workload) => workload.spec.template.spec.containers[0];

describe('every process', () => {
  for (const workload of workloads)
    it(`${workload.metadata.name} has no more rights than in compose`, () => {
      const pod = workload.spec.template.spec;
      const container = containerOf(workload);
      const { securityContext, resources } = container;
      assert.deepEqual(securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      assert.equal(pod.securityContext.runAsNonRoot, true);
      assert.equal(pod.automountServiceAccountToken, false);
      assert.equal(resources.limits.memory, services.api.mem_limit.replace('g', 'Gi'));
      assert.ok(container.volumeMounts.some(({ mountPath }) => mountPath === '/tmp'));
      assert.equal(container.image, 'smachot');
    });

  it('runs the command of compose', () => {
    for (const workload of workloads)
      assert.deepEqual(containerOf(workload).command, services[workload.metadata.name].command);
  });

  it('is asked whether it is well as in compose', () => {
    const api = containerOf(find('Deployment', 'api'));
    assert.equal(api.readinessProbe.httpGet.path, '/readyz');
    assert.match(services.api.healthcheck.test.at(-1), /\/readyz/);
    const worker = containerOf(find('Deployment', 'worker'));
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      assert.deepEqual(worker[probe].exec.command, services.worker.healthcheck.test.slice(1), probe);
  });

  it('has as long to leave as in compose', () => {
    const { terminationGracePeriodSeconds } = find('Deployment', 'api').spec.template.spec;
    assert.equal(`${terminationGracePeriodSeconds}s`, services.api.stop_grace_period);
  });
});

describe('settings', () => {
  const shape = fs
    .readFileSync(path.join(root, 'libs/server/platform/src/config/config.ts'), 'utf8')
    .split('export type Settings')[0];
  const known = [...shape.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (.*)$/gm)];
  const namesIn = (file) => [...read(file).matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const given = [...namesIn('base/config.env'), ...namesIn('base/secrets.example.env')];
  const own = (workload) => containerOf(workload).env ?? [];

  it('exist, and are given once', () => {
    const names = [...given, ...workloads.flatMap(own).map(({ name }) => name)];
    const exist = new Set(known.map(([, name]) => name));
    assert.deepEqual(
      names.filter((name) => !exist.has(name)),
      [],
    );
    assert.equal(new Set(given).size, given.length);
  });

  it('are all there that production demands', () => {
    const required = known
      .filter(([, , type]) => !/z\.(_default|optional)\(/.test(type))
      .map(([, name]) => name);
    assert.ok(required.length > 15);
    assert.deepEqual(
      required.filter((name) => !given.includes(name)),
      [],
    );
  });

  it('of one process alone are those of compose', () => {
    for (const name of ['api', 'worker'])
      for (const { name: setting, value } of own(find('Deployment', name)))
        assert.equal(value, String(services[name].environment[setting]), setting);
    assert.deepEqual(
      own(find('Job', 'migrate')).map(({ name }) => name),
      ['DATABASE_ADMIN_URL'],
    );
  });

  it('that are secret are in no file', () => {
    assert.doesNotMatch(read('base/secrets.example.env'), /^[A-Z0-9_]+=.+$/m);
    assert.doesNotMatch(read('base/config.env'), /(SECRET|PASSWORD|TOKEN|_KEY)[A-Z_]*=/);
  });
});
