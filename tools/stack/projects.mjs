import fs from 'node:fs';
import path from 'node:path';
import { MARK } from '../nx/plugin.mjs';
import { projectOf } from '../nx/project-of.mjs';
import { root } from './paths.mjs';

/** @returns {{ name: string, folder: string, targets: string[] }[]} the projects of the workspace, `folder` relative */
export function projects() {
  const below = (folder) => fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  return [...below('apps'), ...below('libs').flatMap(below), 'tools'].flatMap((folder) => {
    const project = fs.existsSync(path.join(root, folder, MARK)) ? projectOf(folder) : undefined;
    return project ? [{ name: project.name, folder, targets: Object.keys(project.targets) }] : [];
  });
}
