import type { Picture } from '@smachot/contracts';
import { useAddress } from '@smachot/web-platform';
import { Dialog, IconButton } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import storeStyles from '../store.module.css';
import styles from './gallery.module.css';

type Step = (by: 1 | -1) => void;

/** The position of the open picture, between the buttons to its neighbours. */
function Steps({ at, of, onStep }: { at: number; of: number; onStep: Step }) {
  const { t } = useTranslation('stores');
  return (
    <div className={clsx('row', styles.steps)}>
      <IconButton icon="next" label={t('gallery.before')} onClick={() => onStep(-1)} turned />
      <span aria-live="polite">{t('gallery.of', { number: at + 1, of })}</span>
      <IconButton icon="next" label={t('gallery.after')} onClick={() => onStep(1)} />
    </div>
  );
}

/** Thumbnails in a row; the open one is large, with links to its neighbours. The open picture is in the address. */
export function Gallery({ pictures, name }: { pictures: readonly Picture[]; name: string }) {
  const { t } = useTranslation('stores');
  const [shown, show] = useAddress('picture', '');
  const at = pictures.findIndex(({ id }) => id === shown);
  const picture = pictures[at];
  if (pictures.length === 0) return null;
  const step: Step = (by) => show(pictures[(at + by + pictures.length) % pictures.length]?.id ?? null);
  const words = (one: Picture, index: number) =>
    one.alt || t('gallery.picture', { number: index + 1, of: pictures.length, name });
  return (
    <section aria-labelledby="sp-gallery" className={storeStyles.block}>
      <h2 id="sp-gallery">{t('gallery.title')}</h2>
      <ul className={styles.gallery}>
        {pictures.map((one, index) => (
          <li key={one.id}>
            <button
              type="button"
              aria-label={t('gallery.open', { what: words(one, index) })}
              onClick={() => show(one.id, { push: true })}
            >
              <img src={one.thumbUrl} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {picture ? (
        <Dialog open wide bare onClose={() => show(null)} title={words(picture, at)}>
          <div className={styles.one}>
            <img src={picture.url} alt={words(picture, at)} />
            {pictures.length > 1 ? <Steps at={at} of={pictures.length} onStep={step} /> : null}
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}
