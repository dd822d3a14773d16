import { IconButton, removesRow } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { PICTURES_MOST } from './picture-check';
import { PicturePicker } from './picture-picker';
import dashboardStyles from '../dashboard.module.css';
import picturesStyles from './pictures.module.css';

const addresses = new WeakMap<File, string>();
/** Where a file that is not uploaded yet can be looked at. */
const addressOf = (file: File): string => {
  const known = addresses.get(file);
  if (known) return known;
  const made = URL.createObjectURL(file);
  addresses.set(file, made);
  return made;
};
const giveBack = (file: File): void => {
  URL.revokeObjectURL(addressOf(file));
  addresses.delete(file);
};

/** Pictures of something that is not there yet: they wait here and are sent when it is. */
export function ChosenPictures({
  files,
  onChange,
}: {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={dashboardStyles.stack}>
      {files.length > 0 ? (
        <ul className={picturesStyles.row}>
          {files.map((file) => (
            <li key={addressOf(file)} className={picturesStyles.one}>
              <img src={addressOf(file)} alt={file.name} />
              <IconButton
                icon="x"
                soft
                className={picturesStyles.drop}
                label={t('pictures.remove', { name: file.name })}
                onClick={removesRow(() => {
                  giveBack(file);
                  onChange(files.filter((other) => other !== file));
                })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <PicturePicker
        many
        label={t('pictures.add')}
        disabled={files.length >= PICTURES_MOST}
        onPick={(picked) => onChange([...files, ...picked].slice(0, PICTURES_MOST))}
      />
      <p className="small muted">{t('pictures.hint')}</p>
    </div>
  );
}
