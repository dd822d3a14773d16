import { uploadStorePicture, type Picture, type PictureKind } from '@smachot/contracts';
import { uploadFile, useAppDispatch, useProblemText } from '@smachot/web-platform';
import { Art, CoverArt, IconButton, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { dashboardApi, useArrangeOwnPicturesMutation, useDeleteOwnPictureMutation } from '../dashboard-api';
import { PictureList } from '../pictures/picture-list';
import { PicturePicker } from '../pictures/picture-picker';
import { useArrangement } from '../pictures/use-arrangement';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import dashboardStyles from '../dashboard.module.css';
import picturesStyles from '../pictures/pictures.module.css';
import profileStyles from './profile.module.css';

type Kind = z.infer<typeof PictureKind>;

/** Face, cover and gallery: sent at once, each in its place. */
export function StorePictures() {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const words = useProblemText();
  const { send, remove, sending, problem, shown, arrange } = useStorePictures();
  const isOwner = useIsOwner();
  const picker = (kind: Kind, many = false) =>
    isOwner ? (
      <PicturePicker
        many={many}
        label={t(`profile.pictures.${kind}.act`)}
        busy={sending === kind}
        disabled={sending !== null}
        onPick={(files) => void send(kind, many ? files : files.slice(0, 1))}
      />
    ) : null;
  return (
    <section className={clsx('card', dashboardStyles.part)} id="pictures" aria-labelledby="pr-pictures">
      <h2 id="pr-pictures">{t('pictures.title')}</h2>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
      <div className={profileStyles.faces}>
        <div className={dashboardStyles.stack}>
          <span className={dashboardStyles.lab}>{t('profile.pictures.cover.title')}</span>
          <div className={profileStyles.cover}>
            {store.coverPhoto ? (
              <Shown picture={store.coverPhoto} onRemove={isOwner ? remove : null} />
            ) : (
              <CoverArt category={store.categories[0]} of={store.partnerUsername} />
            )}
          </div>
          {picker('cover')}
        </div>
        <div className={dashboardStyles.stack}>
          <span className={dashboardStyles.lab}>{t('profile.pictures.profile.title')}</span>
          <div className={picturesStyles.face}>
            {store.profilePicture ? (
              <Shown picture={store.profilePicture} onRemove={isOwner ? remove : null} />
            ) : (
              <Art name={`category-${store.categories[0] ?? 'catering'}`} />
            )}
          </div>
          {picker('profile')}
        </div>
      </div>
      <span className={dashboardStyles.lab}>{t('profile.pictures.gallery.title')}</span>
      {isOwner ? (
        <PictureList pictures={shown} onArrange={arrange} onRemove={remove} />
      ) : (
        <ul className={picturesStyles.row}>
          {store.pictures.map((picture) => (
            <li key={picture.id} className={picturesStyles.one}>
              <img src={picture.thumbUrl} alt={picture.alt} />
            </li>
          ))}
        </ul>
      )}
      {picker('gallery', true)}
      <p className="small muted">{t('profile.pictures.hint')}</p>
    </section>
  );
}

function Shown({ picture, onRemove }: { picture: Picture; onRemove: ((picture: Picture) => void) | null }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <img src={picture.thumbUrl} alt={picture.alt} />
      {onRemove ? (
        <IconButton
          soft
          icon="x"
          className={picturesStyles.drop}
          label={t('profile.pictures.remove')}
          onClick={() => onRemove(picture)}
        />
      ) : null}
    </>
  );
}

const useStorePictures = () => {
  const { partnerUsername: partner, pictures } = useOwnStore();
  const dispatch = useAppDispatch();
  const [drop, dropping] = useDeleteOwnPictureMutation();
  const [save] = useArrangeOwnPicturesMutation();
  const [sending, setSending] = useState<Kind | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const send = async (kind: Kind, files: File[]) => {
    setSending(kind);
    setProblem(null);
    try {
      for (const file of files)
        await uploadFile(uploadStorePicture, { params: { partner }, query: { kind }, file });
    } catch (error) {
      setProblem(error);
    } finally {
      setSending(null);
      dispatch(dashboardApi.util.invalidateTags(['Store']));
    }
  };
  const remove = ({ id }: Picture) => {
    setProblem(null);
    void drop({ params: { partner, pictureId: id } });
  };
  const { shown, arrange } = useArrangement(pictures, async (wanted) => {
    setProblem(null);
    const body = { pictures: wanted.map(({ id, alt }) => ({ id, alt })) };
    const saved = await save({ params: { partner }, body });
    setProblem(saved.error ?? null);
    return saved.data !== undefined;
  });
  return { send, remove, sending, problem: problem ?? dropping.error, shown, arrange };
};
