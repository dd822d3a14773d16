import type { BusinessCategory, Picture } from '@smachot/contracts';
import { IconButton, isDrawing, useSnackbar } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StoreCover } from './store-cover';
import storeStyles from '../store/store.module.css';
import styles from './page-hero.module.css';

type PageHeroProps = {
  picture: Picture | null;
  category: BusinessCategory | undefined;
  /** A stable id of the page's subject, which selects the drawing. */
  of: string;
  /** Above the title: the owner, and the link back. */
  eyebrow: ReactNode;
  title: string;
  /** The owner's portrait or logo. */
  avatar?: Picture | null;
  /** Buttons beside sharing. */
  acts?: ReactNode;
  /** One line of facts. */
  children?: ReactNode;
};

const useShare = (title: string) => {
  const { t } = useTranslation('stores');
  const say = useSnackbar();
  return async () => {
    const { origin, pathname } = location;
    const url = origin + pathname;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        say(t('share.copied'));
      }
    } catch {
      // the person closed the share sheet, or the browser denies access to the clipboard
    }
  };
};

/** The head of a store or a unit: the picture with the title over it. */
export function PageHero({ picture, category, of, eyebrow, title, avatar, acts, children }: PageHeroProps) {
  const { t } = useTranslation('stores');
  const share = useShare(title);
  return (
    <header className={storeStyles.hero} data-photo={picture && !isDrawing(picture.url) ? true : undefined}>
      <StoreCover wide picture={picture} category={category} of={of} className={storeStyles.heroCover} />
      <div className={styles.act}>
        {acts}
        <IconButton icon="share" label={t('share.label')} onClick={() => void share()} />
      </div>
      <div className={storeStyles.heroContent}>
        {avatar ? (
          <img
            className={storeStyles.heroAvatar}
            src={avatar.thumbUrl}
            alt={avatar.alt}
            width={72}
            height={72}
          />
        ) : null}
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        <div className={styles.meta}>{children}</div>
      </div>
    </header>
  );
}
