import type { BusinessCategory, Picture } from '@smachot/contracts';
import { CoverArt } from '@smachot/web-ui';
import { clsx } from 'clsx';
import styles from '../store/store.module.css';

type StoreCoverProps = {
  picture: Picture | null;
  category: BusinessCategory | undefined;
  /** A stable id: without a picture it selects a drawing of the category, mostly different from its neighbour's. */
  of: string;
  /** The head of a page: large, and loaded eagerly. */
  wide?: boolean;
  className?: string;
};

/** A small screen takes the small form. A drawing has one form for all. */
const byWidth = ({ url, thumbUrl }: Picture) =>
  url === thumbUrl
    ? {}
    : { srcSet: `${thumbUrl} 480w, ${url} 960w`, sizes: '(min-width: 1100px) 960px, 100vw' };

/** A picture, or a drawing of the category. It is decoration, because the name is beside it. */
export function StoreCover({ picture, category, of, wide, className }: StoreCoverProps) {
  return (
    <div className={clsx(styles.cover, className)} aria-hidden>
      {picture ? (
        <img
          src={wide ? picture.url : picture.thumbUrl}
          {...(wide ? byWidth(picture) : {})}
          alt=""
          loading={wide ? 'eager' : 'lazy'}
          fetchPriority={wide ? 'high' : 'auto'}
          decoding="async"
        />
      ) : (
        <CoverArt category={category} of={of} first={wide} />
      )}
    </div>
  );
}
