import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type RendererLimits = {
  pages: number;
  /** The longer side of a drawn page, in pixels. */
  longestSide: number;
  /** Of the file and what is drawn of it. */
  memoryMb: number;
  timeMs: number;
};
export type RendererProcess = ChildProcessByStdio<Writable, Readable, null>;

const WASM_PAGES_PER_MB = 16;
const LOWER_PRIORITY = 10;

/** Beside this file, and beside the bundle. */
const bundledRenderer = (): string => fileURLToPath(new URL('./page-renderer.mjs', import.meta.url));
const pdfium = (): string => createRequire(path.resolve('package.json')).resolve('@hyzyla/pdfium');
/** The permission model had another name before Node 22. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Starts a process that may read the renderer's own files and nothing else: no other files, processes, threads or native code, no
 * variables of the environment. The system ends it after some seconds of a core, also when nobody is left to end it.
 * @param renderer another script, for tests
 */
export const startRenderer = (
  { pages, longestSide, memoryMb, timeMs }: RendererLimits,
  renderer = bundledRenderer(),
): RendererProcess => {
  const library = pdfium();
  const command = [
    ...[process.execPath, permission, '--no-warnings', '--max-old-space-size=128'],
    `--wasm-max-mem-pages=${memoryMb * WASM_PAGES_PER_MB}`,
    ...[renderer, path.join(path.dirname(library), '*')].map((file) => `--allow-fs-read=${file}`),
    ...[renderer, library, String(pages), String(longestSide)],
  ];
  const limited = [
    ...['/bin/sh', '-c', `ulimit -t ${Math.ceil(timeMs / 1000)} && exec "$0" "$@"`],
    ...command,
  ];
  const [program = '', ...given] = process.platform === 'win32' ? command : limited;
  const child = spawn(program, given, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  if (child.pid !== undefined) lower(child.pid);
  return child;
};

/** Previews wait for everything else. */
const lower = (pid: number): void => {
  try {
    setPriority(pid, LOWER_PRIORITY);
  } catch {
    // it has ended already, or the system has no priorities
  }
};
