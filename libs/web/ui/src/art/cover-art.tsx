import type { BusinessCategory } from '@smachot/contracts';
import { coverAddress, DRAWINGS_PATH } from '@smachot/drawings';

type CoverArtProps = {
  category: BusinessCategory | undefined;
  /** A stable name of the cover's owner, by which the drawing is picked: neighbours mostly get other drawings. */
  of: string;
  /** At the head of a page: loaded at once. */
  first?: boolean;
};

/** Whether the picture is one of our drawings. They have margins around their subject; a photograph has none. */
export const isDrawing = (address: string): boolean => address.startsWith(DRAWINGS_PATH);

/** A replacement for the picture of a store that has none. Decoration. */
export function CoverArt({ category = 'venue', of, first }: CoverArtProps) {
  return (
    <img
      className="ui-cover-art"
      src={coverAddress(category, of)}
      alt=""
      width={960}
      height={600}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
