import type { BusinessCategory } from '@smachot/contracts';
import type { DrawingName } from './drawings';

/** Raised when a drawing changes, as browsers keep them for a year. */
export const DRAWN = 1;
export const DRAWINGS_PATH = '/drawings/';

/** Where the API answers with a drawing. */
export const drawingAddress = (name: DrawingName): string => `${DRAWINGS_PATH}${name}.svg?v=${DRAWN}`;

/** Of each category. */
const COVERS = 6;

export const hashOf = (text: string): number => {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash;
};

/** What stands for a picture that is not there: always the same one for the same thing, mostly another one for its neighbour. */
export const coverAddress = (category: BusinessCategory, of: string): string =>
  drawingAddress(`${category}-${(hashOf(of) % COVERS) + 1}` as DrawingName);
