import { objects, scenes } from './scenes';

/** A thing in a square of 120, or a scene of 320 by 200. */
export type DrawingName = `thing-${keyof typeof objects}` | keyof typeof scenes;

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 3}" height="${height * 3}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;

/** Every picture by its name, drawn on demand. */
export const drawings: ReadonlyMap<string, () => string> = new Map([
  ...Object.entries(objects).map(([name, draw]) => [`thing-${name}`, () => svg(120, 120, draw())] as const),
  ...Object.entries(scenes).map(([name, draw]) => [name, () => svg(320, 200, draw())] as const),
]);
