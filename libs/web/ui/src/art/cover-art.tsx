import type { BusinessCategory } from '@smachot/contracts';
import { coverAddress, DRAWINGS_PATH } from '@smachot/drawings';

type CoverArtProps = {
  category: BusinessCategory | undefined;
  /** Whose cover it is, by a name that stays: neighbours mostly get other drawings. */
  of: string;
  /** At the head of a page: loaded at once. */
  first?: boolean;
};

/** Whether the picture is one of our drawings. They have margins around their subject; a photograph has none. */
export const isDrawing = (address: string): boolean => address.startsWith(DRAWINGS_PATH);

/** Stands where a store has no picture of its own. Decoration. */
export function CoverArt({ category = 'venue', of, first }: CoverArtProps) {
  return (
    <img
      className="ui-cover-art"
      src={coverAddress(category, of)}
      alt=""
      width={960}
      height={600}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
