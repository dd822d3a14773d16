import type { BusinessCategory } from '@smachot/contracts';
import type { DrawingName } from './drawings';

/** Version of the drawings in their URLs. It is raised when a drawing changes, because browsers cache them for a year. */
export const DRAWN = 1;
export const DRAWINGS_PATH = '/drawings/';

/** The path at which the API serves a drawing. */
export const drawingAddress = (name: DrawingName): string => `${DRAWINGS_PATH}${name}.svg?v=${DRAWN}`;

/** The number of covers per category. */
const COVERS = 6;

export const hashOf = (text: string): number => {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash;
};

/** A placeholder for a missing picture: the same one for the same id, and mostly a different one for its neighbour. */
export const coverAddress = (category: BusinessCategory, of: string): string =>
  drawingAddress(`${category}-${(hashOf(of) % COVERS) + 1}` as DrawingName);
