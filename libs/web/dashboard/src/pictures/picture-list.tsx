import { maxLengthOf, Picture } from '@smachot/contracts';
import {
  Field,
  Grip,
  IconButton,
  MoveButtons,
  moved,
  removesRow,
  type Sortable,
  useSortable,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pictures.module.css';

type Props = {
  pictures: readonly Picture[];
  /** The first one is the face of the whole. */
  hasFace?: boolean;
  onArrange: (pictures: readonly Picture[]) => void;
  onRemove: (picture: Picture) => void;
};

/** Pictures in their order, each with its alternative text; sorted by touch, mouse or keyboard. */
export function PictureList({ pictures, hasFace = false, onArrange, onRemove }: Props) {
  const { t } = useTranslation('dashboard');
  const move = (from: number, to: number) => onArrange(moved(pictures, from, to));
  const { setList, ...sortable } = useSortable(move);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.list} ref={setList}>
        {pictures.map((picture, at) => (
          <li key={picture.id} className={styles.item} style={sortable.style(at)}>
            <Row
              picture={picture}
              at={at}
              count={pictures.length}
              isFace={hasFace && at === 0}
              sortable={sortable}
              onMove={(to) => move(at, to)}
              onRemove={() => onRemove(picture)}
              onAlt={(alt) => onArrange(pictures.map((one) => (one === picture ? { ...one, alt } : one)))}
            />
          </li>
        ))}
      </ul>
      <p className="small muted">{t('pictures.altHint')}</p>
    </>
  );
}

type RowProps = {
  picture: Picture;
  at: number;
  count: number;
  isFace: boolean;
  sortable: Sortable;
  onMove: (to: number) => void;
  onRemove: () => void;
  onAlt: (alt: string) => void;
};

function Row({ picture, at, count, isFace, sortable, onMove, onRemove, onAlt }: RowProps) {
  const { t } = useTranslation('dashboard');
  const [alt, setAlt] = useState(picture.alt);
  const name = picture.alt || t('menu.pictureNumber', { at: at + 1 });
  return (
    <>
      <Grip sortable={sortable} at={at} count={count} name={name} />
      <img src={picture.thumbUrl} alt={picture.alt} />
      <div className="grow">
        <Field
          label={t(isFace ? 'pictures.altFirst' : 'pictures.alt')}
          placeholder={t('pictures.altExample')}
          value={alt}
          maxLength={maxLengthOf(Picture.shape.alt)}
          onChange={(event) => setAlt(event.target.value)}
          onBlur={() => {
            if (alt.trim() !== picture.alt) onAlt(alt.trim());
          }}
        />
      </div>
      <div className={styles.acts}>
        <MoveButtons name={name} at={at} count={count} onMove={onMove} />
        <IconButton icon="trash" label={t('remove', { name })} onClick={removesRow(onRemove)} />
      </div>
    </>
  );
}
