import type { Picture } from '@smachot/contracts';
import { Button, Dialog, Dock } from '@smachot/web-ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '@smachot/web-platform';
import { Preview } from '../preview/preview';
import { RulesPart } from '../price-rules/rules-part';
import { useOwnStore } from '../shell/own-store';
import type { UnitValues } from '../units/unit-values';
import type { UnitEdit } from '../units/unit-edits';
import { MenuEditor } from './menu-editor';
import { MixedFood } from './mixed-food';
import { DetailsPart, PricePart, VisibilityPart } from './unit-parts';
import { WordsPart } from './words-part';
import styles from './editor.module.css';

type Props = {
  values: UnitValues;
  faults: FieldErrors;
  pictures: readonly Picture[];
  /** Members of the crew look; owners change. */
  readOnly: boolean;
  picturesPart: ReactNode;
  onEdit: (edit: UnitEdit) => void;
  /** The act under the thumb, if the screen has one. */
  main?: ReactNode;
};

/** All fields of one unit, with a preview of the customer's view beside them. */
export function UnitBody(props: Props) {
  const { values, pictures, main } = props;
  const { t } = useTranslation('dashboard');
  const { businessName, categories } = useOwnStore();
  const preview = (
    <Preview
      values={values}
      picture={pictures[0]}
      category={categories[0] ?? 'catering'}
      businessName={businessName}
    />
  );
  return (
    <>
      <div className={styles.root}>
        <UnitFields {...props} />
        <aside className={styles.beside} aria-label={t('preview.title')}>
          <b>{t('preview.title')}</b>
          {preview}
        </aside>
      </div>
      <PreviewDock main={main} preview={preview} />
    </>
  );
}

function UnitFields({ values, faults, pictures, readOnly, picturesPart, onEdit }: Props) {
  const { t } = useTranslation('dashboard');
  const set = (change: Partial<UnitValues>) => onEdit({ do: 'set', values: change });
  const part = { values, faults, onChange: set };
  return (
    <fieldset className={styles.form} disabled={readOnly} aria-label={t('unit.edit')}>
      <WordsPart {...part} />
      <PricePart {...part} />
      {values.kind === 'personalized' ? null : <RulesPart {...part} />}
      {values.kind === 'compound' ? (
        <MenuEditor values={values} faults={faults} pictures={pictures} onEdit={onEdit} />
      ) : null}
      <MixedFood values={values} />
      {picturesPart}
      <DetailsPart {...part} />
      <VisibilityPart {...part} />
    </fieldset>
  );
}

/** The dock with the way to the preview, which phones have no room for beside the fields. */
function PreviewDock({ main, preview }: { main: ReactNode; preview: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const [looking, setLooking] = useState(false);
  return (
    <>
      <Dock main={main}>
        <span className={styles.previewButton}>
          <Button kind="line" size="large" icon="eye" onClick={() => setLooking(true)}>
            {t('preview.open')}
          </Button>
        </span>
      </Dock>
      {looking ? (
        <Dialog open onClose={() => setLooking(false)} title={t('preview.title')}>
          {preview}
        </Dialog>
      ) : null}
    </>
  );
}
