import { cutText } from '@smachot/kernel';
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
  let [kept, shown] = [text, text];
  while (kept.length > 1 && widthOf(shown, small) > room) {
    kept = cutText(kept, kept.length - 1);
    shown = `${kept}…`;
  }
  return { text: shown, style: small };
};
