import { uploadStorePicture, type Picture, type PictureKind } from '@smachot/contracts';
import { uploadFile, useAppDispatch, useProblemText } from '@smachot/web-platform';
import { Art, CoverArt, IconButton, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { Part } from '../shell/part';
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
  const words = useProblemText();
  const pictures = useStorePictures();
  return (
    <Part id="pictures" headingId="pr-pictures" title={t('pictures.title')}>
      {pictures.problem ? <Note tone="bad">{words(pictures.problem)}</Note> : null}
      <div className={profileStyles.faces}>
        <Cover pictures={pictures} />
        <Face pictures={pictures} />
      </div>
      <Gallery pictures={pictures} />
      <p className="small muted">{t('profile.pictures.hint')}</p>
    </Part>
  );
}

type Props = { pictures: ReturnType<typeof useStorePictures> };

function Cover({ pictures }: Props) {
  const { t } = useTranslation('dashboard');
  const { coverPhoto, categories, partnerUsername } = useOwnStore();
  return (
    <div className={dashboardStyles.stack}>
      <span className={dashboardStyles.lab}>{t('profile.pictures.cover.title')}</span>
      <div className={profileStyles.cover}>
        {coverPhoto ? (
          <Shown picture={coverPhoto} onRemove={pictures.remove} />
        ) : (
          <CoverArt category={categories[0]} of={partnerUsername} />
        )}
      </div>
      <Picker kind="cover" pictures={pictures} />
    </div>
  );
}

function Face({ pictures }: Props) {
  const { t } = useTranslation('dashboard');
  const { profilePicture, categories } = useOwnStore();
  return (
    <div className={dashboardStyles.stack}>
      <span className={dashboardStyles.lab}>{t('profile.pictures.profile.title')}</span>
      <div className={picturesStyles.face}>
        {profilePicture ? (
          <Shown picture={profilePicture} onRemove={pictures.remove} />
        ) : (
          <Art name={`category-${categories[0] ?? 'catering'}`} />
        )}
      </div>
      <Picker kind="profile" pictures={pictures} />
    </div>
  );
}

function Gallery({ pictures }: Props) {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const isOwner = useIsOwner();
  return (
    <>
      <span className={dashboardStyles.lab}>{t('profile.pictures.gallery.title')}</span>
      {isOwner ? (
        <PictureList pictures={pictures.shown} onArrange={pictures.arrange} onRemove={pictures.remove} />
      ) : (
        <ul className={picturesStyles.row}>
          {store.pictures.map((picture) => (
            <li key={picture.id} className={picturesStyles.one}>
              <img src={picture.thumbUrl} alt={picture.alt} />
            </li>
          ))}
        </ul>
      )}
      <Picker kind="gallery" many pictures={pictures} />
    </>
  );
}

/** For owners: the button that sends pictures to one place. */
function Picker({ kind, many = false, pictures }: Props & { kind: Kind; many?: boolean }) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const { send, sending } = pictures;
  if (!isOwner) return null;
  return (
    <PicturePicker
      many={many}
      label={t(`profile.pictures.${kind}.act`)}
      busy={sending === kind}
      disabled={sending !== null}
      onPick={(files) => void send(kind, many ? files : files.slice(0, 1))}
    />
  );
}

/** A picture in its place; owners may remove it. */
function Shown({ picture, onRemove }: { picture: Picture; onRemove: (picture: Picture) => void }) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  return (
    <>
      <img src={picture.thumbUrl} alt={picture.alt} />
      {isOwner ? (
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
  const { shown, arrange } = useArrangement(pictures, async ({ images }) => {
    setProblem(null);
    const saved = await save({ params: { partner }, body: { pictures: images } });
    setProblem(saved.error ?? null);
    return saved.data !== undefined;
  });
  return { send, remove, sending, problem: problem ?? dropping.error, shown, arrange };
};
