import type { BusinessCategory, Picture } from '@smachot/contracts';
import { CoverArt } from '@smachot/web-ui';
import './store-cover.css';

type StoreCoverProps = {
  picture: Picture | null;
  category: BusinessCategory | undefined;
  /** Whose it is, by a name that stays: without a picture a drawing of the category stands there, mostly not its neighbour's. */
  of: string;
  /** The head of a page: large, and loaded at once. */
  wide?: boolean;
  className?: string;
};

/** A picture, or a drawing of the category. Decoration: the name stands beside it. */
export function StoreCover({ picture, category, of, wide, className = '' }: StoreCoverProps) {
  return (
    <div className={`st-cover ${className}`} aria-hidden>
      {picture ? (
        <img
          src={wide ? picture.url : picture.thumbUrl}
          alt=""
          loading={wide ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <CoverArt category={category} of={of} first={wide} />
      )}
    </div>
  );
}
