import { uploadPricingUnitImage, type Picture, type PricingUnit } from '@smachot/contracts';
import { uploadFile, useAppDispatch, useProblemText } from '@smachot/web-platform';
import { Field, IconButton, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardApi, useArrangeUnitImagesMutation } from '../dashboard-api';
import { moved } from '../units/unit-edits';
import { PICTURES_MOST } from './picture-check';
import { PicturePicker } from './picture-picker';
import './pictures.css';

type Props = {
  pricingUnitId: string;
  pictures: readonly Picture[];
  /** The unit after a picture came, went or moved: it has another version then. */
  onSaved: (unit: PricingUnit) => void;
};

/** Pictures of a unit: sent at once, the first one is its face. */
export function UnitPictures({ pricingUnitId, pictures, onSaved }: Props) {
  const { t } = useTranslation('dashboard');
  const dispatch = useAppDispatch();
  const say = useSnackbar();
  const words = useProblemText();
  const [arrange, arranging] = useArrangeUnitImagesMutation();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const send = async (files: File[]) => {
    setProblem(null);
    try {
      for (const file of files.slice(0, PICTURES_MOST - pictures.length)) {
        setShare(0);
        onSaved(
          await uploadFile(
            uploadPricingUnitImage,
            { params: { pricingUnitId }, file },
            { onProgress: setShare },
          ),
        );
      }
    } catch (error) {
      setProblem(error);
    } finally {
      setShare(null);
      dispatch(dashboardApi.util.invalidateTags(['PricingUnit', 'Store']));
    }
  };
  const put = async (next: readonly Picture[]) => {
    setProblem(null);
    const images = next.map(({ id, alt }) => ({ id, alt }));
    const saved = await arrange({ params: { pricingUnitId }, body: { images } });
    if (saved.data) onSaved(saved.data);
    else setProblem(saved.error);
  };
  const remove = (at: number) => {
    void put(pictures.filter((_, other) => other !== at)).then(() => say(t('pictures.gone')));
  };
  return (
    <section className="card db-part" id="pictures" aria-labelledby="ed-pictures">
      <h2 id="ed-pictures">{t('pictures.title')}</h2>
      <ul className="pc-list">
        {pictures.map((picture, at) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            at={at}
            count={pictures.length}
            busy={arranging.isLoading}
            onMove={(to) => void put(moved(pictures, at, to))}
            onRemove={() => remove(at)}
            onAlt={(alt) => void put(pictures.map((one, other) => (other === at ? { ...one, alt } : one)))}
          />
        ))}
      </ul>
      <div className="db-act">
        {problem ? <Note tone="bad">{words(problem)}</Note> : null}
        {share === null ? null : (
          <progress className="pc-progress" value={share} max={1} aria-label={t('pictures.sending')} />
        )}
        <PicturePicker
          many
          label={t('pictures.add')}
          busy={share !== null}
          disabled={pictures.length >= PICTURES_MOST}
          onPick={(files) => void send(files)}
        />
        <p className="small muted">{t('pictures.hint')}</p>
      </div>
    </section>
  );
}

type RowProps = {
  picture: Picture;
  at: number;
  count: number;
  busy: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onAlt: (alt: string) => void;
};

function PictureRow({ picture, at, count, busy, onMove, onRemove, onAlt }: RowProps) {
  const { t } = useTranslation('dashboard');
  const [alt, setAlt] = useState(picture.alt);
  const name = picture.alt || t('menu.pictureNumber', { at: at + 1 });
  return (
    <li className="pc-item">
      <img src={picture.thumbUrl} alt={picture.alt} />
      <div className="grow">
        <Field
          label={at === 0 ? t('pictures.altFirst') : t('pictures.alt')}
          placeholder={t('pictures.altExample')}
          value={alt}
          maxLength={120}
          onChange={(event) => setAlt(event.target.value)}
          onBlur={() => {
            if (alt.trim() !== picture.alt) onAlt(alt.trim());
          }}
        />
      </div>
      <div className="pc-acts">
        <IconButton
          icon="up"
          label={t('sort.up', { name })}
          disabled={busy || at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          icon="down"
          label={t('sort.down', { name })}
          disabled={busy || at === count - 1}
          onClick={() => onMove(at + 1)}
        />
        <IconButton icon="trash" label={t('remove', { name })} disabled={busy} onClick={onRemove} />
      </div>
    </li>
  );
}
