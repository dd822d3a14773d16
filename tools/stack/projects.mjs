import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** @returns {{ name: string, folder: string, targets: string[] }[]} the projects of the workspace, `folder` relative */
export function projects() {
  const below = (folder) => fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  return [...below('apps'), ...below('libs').flatMap(below), 'tools'].flatMap((folder) => {
    const file = path.join(root, folder, 'project.json');
    if (!fs.existsSync(file)) return [];
    const { name, targets = {} } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return [{ name, folder, targets: Object.keys(targets) }];
  });
}
