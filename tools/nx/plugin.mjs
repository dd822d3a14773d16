// Makes a project of every folder with a tsconfig.json in apps, tools and the three sides of libs.
import path from 'node:path';
import { projectOf } from './project-of.mjs';

/** The file by which a folder is found; editors and the compiler need it anyway. */
export const MARK = 'tsconfig.json';

const createNodesOf = (file) => {
  const project = projectOf(path.posix.dirname(file));
  return { projects: project ? { [project.root]: project } : {} };
};

/** @type {import('@nx/devkit').CreateNodes} */
export const createNodes = [
  `{tools,apps/*,libs/{shared,server,web}/*}/${MARK}`,
  (files) => files.map((file) => [file, createNodesOf(file)]),
];
