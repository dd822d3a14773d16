import type { BusinessCategory, Picture } from '@smachot/contracts';
import { Art } from '@smachot/web-ui';
import './store-cover.css';

type StoreCoverProps = {
  picture: Picture | null;
  category: BusinessCategory | undefined;
  /** The head of a page: large, and loaded at once. */
  wide?: boolean;
  className?: string;
};

/** A store's own picture, or the drawing of its category. Decoration: the name stands beside it. */
export function StoreCover({ picture, category = 'venue', wide, className = '' }: StoreCoverProps) {
  return (
    <div className={`st-cover ${className}`} data-category={category} aria-hidden>
      {picture ? (
        <img
          src={wide ? picture.url : picture.thumbUrl}
          alt=""
          loading={wide ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <Art name={`cover-${category}`} fit="cover" />
      )}
    </div>
  );
}
