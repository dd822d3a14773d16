import { type Style, widthOf } from './hebrew-page';

const SMALLEST = 9;

/** Text for a line of `room` points: smaller where it is long; a text that is too long even then loses its end. */
export const fitted = (
  text: string,
  style: Style,
  room: number,
  smallest = SMALLEST,
): { text: string; style: Style } => {
  let { size } = style;
  while (size > smallest && widthOf(text, { ...style, size }) > room) size -= 1;
  const small = { ...style, size };
  if (widthOf(text, small) <= room) return { text, style: small };
  const letters = [...text];
  while (letters.length && widthOf(`${letters.join('')}…`, small) > room) letters.pop();
  return { text: `${letters.join('')}…`, style: small };
};
