// Nx executors that check many projects in one process: Nx says which (those its cache knows nothing of), they are checked together.
import fs from 'node:fs';
import path from 'node:path';
import { dist } from '../stack/paths.mjs';

/** @typedef {import('../test/results.mjs').StepResult} StepResult */
/** @typedef {{ name: string, folder: string }} Project `folder` relative to the root */

/** The result of one task: Nx keeps it with the task and puts it back when the task is not run again. */
export const resultFile = (target, project) => path.join(dist, 'checks', target, `${project}.json`);

/**
 * @param {string} target
 * @param {(projects: Project[]) => Promise<Record<string, StepResult>>} check results by name of the project
 */
function executorsOf(target, check) {
  const checked = async (projects) => {
    const results = await check(projects);
    fs.mkdirSync(path.dirname(resultFile(target, '')), { recursive: true });
    for (const { name } of projects)
      fs.writeFileSync(resultFile(target, name), `${JSON.stringify(results[name])}\n`);
    return results;
  };
  const batch = async ({ tasks }, _inputs, _overrides, { projectGraph }) => {
    const startTime = Date.now();
    const targets = Object.values(tasks).map(({ id, target: { project } }) => ({ id, project }));
    const results = await checked(
      targets.map(({ project }) => ({ name: project, folder: projectGraph.nodes[project].data.root })),
    );
    return Object.fromEntries(
      targets.map(({ id, project }) => {
        const { passed, failed } = results[project];
        const terminalOutput = `${project}: ${passed} passed, ${failed} failed`;
        return [id, { success: failed === 0, terminalOutput, startTime, endTime: Date.now() }];
      }),
    );
  };
  const one = async (_options, { projectName, projectGraph }) => {
    const folder = projectGraph.nodes[projectName].data.root;
    const results = await checked([{ name: projectName, folder }]);
    return { success: results[projectName].failed === 0 };
  };
  return { checked, batch, one };
}

// Nx loads this file by require(), which takes no module with a top-level await: ESLint has one.
export const {
  checked: lintAll,
  batch: lint,
  one: lintOne,
} = executorsOf('lint', async (projects) => (await import('../lint/lint.mjs')).lintProjects(projects));
export const {
  checked: typecheckAll,
  batch: typecheck,
  one: typecheckOne,
} = executorsOf('typecheck', async (projects) =>
  (await import('../types/check-types.mjs')).checkTypes(projects),
);
export const {
  checked: testAll,
  batch: test,
  one: testOne,
} = executorsOf('test', async (projects) => (await import('../test/unit-tests.mjs')).testProjects(projects));
