import {
  type Picture,
  type PricingUnitDraft,
  type PricingUnitId,
  uploadPricingUnitDraftImage,
} from '@smachot/contracts';
import { uploadFile, useAppDispatch, useProblemText } from '@smachot/web-platform';
import { Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import { dashboardApi } from '../dashboard-api';
import { useArrangeDraftImagesMutation } from '../publishing/draft-api';
import { PICTURES_MOST } from './picture-check';
import { PictureList } from './picture-list';
import { PicturePicker } from './picture-picker';
import { useArrangement } from './use-arrangement';
import dashboardStyles from '../dashboard.module.css';
import picturesStyles from './pictures.module.css';

type Props = {
  pricingUnitId: PricingUnitId;
  pictures: readonly Picture[];
  /** Called with the draft after a picture was added, removed or moved: the draft has a new version then. */
  onSaved: (draft: PricingUnitDraft) => void;
};

/** The pictures as the person arranged them, the share of the upload that is done, and what went wrong last. */
const useUnitPictures = ({ pricingUnitId, pictures, onSaved }: Props) => {
  const dispatch = useAppDispatch();
  const [save] = useArrangeDraftImagesMutation();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const upload = (file: File) => {
    setShare(0);
    const input = { params: { pricingUnitId }, file };
    return uploadFile(uploadPricingUnitDraftImage, input, { onProgress: setShare });
  };
  const send = async (files: File[]) => {
    setProblem(null);
    try {
      for (const file of files.slice(0, PICTURES_MOST - pictures.length)) onSaved(await upload(file));
    } catch (error) {
      setProblem(error);
    } finally {
      setShare(null);
      dispatch(dashboardApi.util.invalidateTags(['PricingUnit', 'Store']));
    }
  };
  const { shown, arrange } = useArrangement(pictures, async (body) => {
    setProblem(null);
    const saved = await save({ params: { pricingUnitId }, body });
    if (saved.data) onSaved(saved.data);
    else setProblem(saved.error);
    return saved.data !== undefined;
  });
  return { shown, arrange, send, share, problem };
};

/** Pictures of a unit: saved at once into the draft; the first one is the cover. */
export function UnitPictures(props: Props) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const words = useProblemText();
  const { shown, arrange, send, share, problem } = useUnitPictures(props);
  const remove = ({ id }: Picture) => {
    arrange(shown.filter((one) => one.id !== id));
    say(t('pictures.gone'));
  };
  return (
    <Part id="pictures" headingId="ed-pictures" title={t('pictures.title')}>
      <PictureList hasFace pictures={shown} onArrange={arrange} onRemove={remove} />
      <div className={dashboardStyles.act}>
        {problem ? <Note tone="bad">{words(problem)}</Note> : null}
        {share === null ? null : (
          <progress
            className={picturesStyles.progress}
            value={share}
            max={1}
            aria-label={t('pictures.sending')}
          />
        )}
        <PicturePicker
          many
          label={t('pictures.add')}
          busy={share !== null}
          disabled={props.pictures.length >= PICTURES_MOST}
          onPick={(files) => void send(files)}
        />
        <p className="small muted">{t('pictures.hint')}</p>
      </div>
    </Part>
  );
}
