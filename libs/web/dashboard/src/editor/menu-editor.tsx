import { maxLengthOf, MenuSection, SectionType } from '@smachot/contracts';
import { cutText } from '@smachot/kernel';
import { sectionBounds } from '@smachot/pricing';
import { useFieldText } from '@smachot/web-platform';
import {
  Button,
  EmptyState,
  Field,
  IconButton,
  MoveButtons,
  removesRow,
  SelectField,
  useSnackbar,
  useSortable,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLanguage, SecondText } from '../content/second-text';
import { limitWords } from '../preview/preview';
import { emptySection, newKey, type SectionValues, type UnitValues } from '../units/unit-values';
import { draftSections } from '../units/unit-wire';
import { NumberField } from '../values/number-field';
import type { EditorProps, UnitPicture } from './editor-props';
import { FoldedRow, type RowState } from './folded-row';
import { ItemsEditor } from './items-editor';
import { PasteMenuDialog } from './paste-menu.dialog';
import { MOST_SECTIONS } from './pasted-room';
import dashboardStyles from '../dashboard.module.css';
import editorStyles from './editor.module.css';

type Props = EditorProps & { pictures: readonly UnitPicture[] };

/** The menu of a compound unit: its sections, each with its items. */
export function MenuEditor(props: Props) {
  const { t } = useTranslation('dashboard');
  const { values, onEdit } = props;
  const [open, setOpen] = useState<string | null>(values.sections[0]?.key ?? null);
  const add = () => {
    const section = emptySection();
    onEdit({ do: 'add-section', section });
    setOpen(section.key);
  };
  const [isPasting, setPasting] = useState(false);
  const addButtons = <AddSections values={values} onAdd={add} onPaste={() => setPasting(true)} />;
  return (
    <section className={clsx('card', dashboardStyles.part)} id="menu" aria-labelledby="ed-menu">
      <div className={dashboardStyles.between}>
        <h2 id="ed-menu">{t('menu.title')}</h2>
        {values.sections.length > 0 ? addButtons : null}
      </div>
      {values.sections.length === 0 ? (
        <EmptyState
          art="category-catering"
          heading="h3"
          title={t('menu.none')}
          text={t('menu.noneText')}
          action={addButtons}
        />
      ) : null}
      <Sections {...props} open={open} onOpen={setOpen} />
      {isPasting ? <PasteMenuDialog {...props} onClose={() => setPasting(false)} /> : null}
    </section>
  );
}

type AddProps = Pick<Props, 'values'> & { onAdd: () => void; onPaste: () => void };

function AddSections({ values, onAdd, onPaste }: AddProps) {
  const { t } = useTranslation('dashboard');
  if (values.sections.length >= MOST_SECTIONS)
    return <span className="muted">{t('menu.sectionsFull', { most: MOST_SECTIONS })}</span>;
  return (
    <div className="row wrap">
      <Button kind="soft" icon="plus" onClick={onAdd}>
        {t('menu.addSection')}
      </Button>
      <Button kind="ghost" icon="file" onClick={onPaste}>
        {t('menu.paste')}
      </Button>
    </div>
  );
}

type SectionsProps = Props & {
  /** The key of the unfolded section. */
  open: string | null;
  onOpen: (key: string | null) => void;
};

function Sections({ open, onOpen, ...props }: SectionsProps) {
  const { values, onEdit } = props;
  const { setList, ...sortable } = useSortable((from, to) => onEdit({ do: 'move-section', from, to }));
  return (
    <ul className={editorStyles.sections} ref={setList}>
      {values.sections.map((section, at) => (
        <li key={section.key} style={sortable.style(at)} className={editorStyles.section}>
          <Section
            {...props}
            section={section}
            at={at}
            sortable={sortable}
            // everything folds while something is carried: a tall card cannot be aimed
            isOpen={open === section.key && !sortable.isDragging}
            onOpen={(wanted) => onOpen(wanted ? section.key : null)}
          />
        </li>
      ))}
    </ul>
  );
}

type SectionProps = Props & RowState & { section: SectionValues };

function Section(props: SectionProps) {
  const { section, at, values } = props;
  const { t } = useTranslation('dashboard');
  const path = `sections.${at}.`;
  const name = section.name || t('menu.sectionNumber', { at: at + 1 });
  return (
    <FoldedRow
      {...props}
      kind="section"
      id={section.key}
      name={name}
      count={values.sections.length}
      path={path}
      words={<SectionInWords values={values} at={at} />}
      acts={<SectionActs {...props} name={name} />}
    >
      <SectionFields {...props} path={path} />
      <ItemsEditor {...props} path={path} />
    </FoldedRow>
  );
}

/** "8 dishes · the customer chooses 3". */
function SectionInWords({ values, at }: { values: UnitValues; at: number }) {
  const { t } = useTranslation('dashboard');
  const draft = draftSections(values)[at];
  if (!draft) return null;
  const { min, max } = sectionBounds(draft);
  const of = draft.items.filter(({ isIncluded }) => !isIncluded).length;
  const items = t('menu.items', { count: draft.items.length });
  return of === 0 ? items : `${items} · ${t(limitWords(min, max, of), { min, max, of })}`;
}

function SectionActs({ section, at, values, name, onEdit, onOpen }: SectionProps & { name: string }) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const copy = () => {
    const key = newKey();
    onEdit({ do: 'copy-section', section: section.key, key, name: cutText(t('copyOf', { name }), 120) });
    onOpen(true);
  };
  const remove = () => {
    onEdit({ do: 'remove-section', section: section.key });
    say(t('menu.sectionGone', { name }), { undo: () => onEdit({ do: 'add-section', section, at }) });
  };
  return (
    <div className={editorStyles.acts}>
      <MoveButtons
        name={name}
        at={at}
        count={values.sections.length}
        onMove={(to) => onEdit({ do: 'move-section', from: at, to })}
      />
      <IconButton icon="file" label={t('copy', { name })} onClick={copy} />
      <IconButton icon="trash" label={t('remove', { name })} onClick={removesRow(remove)} />
    </div>
  );
}

type FieldsProps = SectionProps & { path: string };

function SectionFields(props: FieldsProps) {
  const { section, onEdit } = props;
  const { t } = useTranslation('dashboard');
  const set = (change: Partial<Omit<SectionValues, 'key' | 'items'>>) =>
    onEdit({ do: 'change-section', section: section.key, values: change });
  return (
    <>
      <SectionName {...props} set={set} />
      <SectionLimits {...props} set={set} />
      <SelectField
        label={t('menu.look')}
        value={section.type}
        options={SectionType.options.map((value) => ({ value, label: t(`menu.looks.${value}`) }))}
        onChange={(event) => set({ type: event.target.value as SectionType })}
      />
    </>
  );
}

type Setting = FieldsProps & { set: (change: Partial<Omit<SectionValues, 'key' | 'items'>>) => void };

/** The name of a section, in both languages. */
function SectionName({ section, values, faults, path, set }: Setting) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const language = otherLanguage(values.language);
  return (
    <>
      <Field
        label={t('menu.sectionName')}
        placeholder={t('menu.sectionExample')}
        value={section.name}
        maxLength={maxLengthOf(MenuSection.shape.name)}
        autoFocus={section.name === ''}
        error={say(faults[`${path}name`])}
        onChange={(event) => set({ name: event.target.value })}
      />
      <SecondText
        label={t('menu.sectionName')}
        typedIn={values.language}
        value={section.translations?.[language]?.name ?? ''}
        maxLength={maxLengthOf(MenuSection.shape.name)}
        error={say(faults[`${path}translations.${language}.name`])}
        onChange={(name) => set({ translations: { ...section.translations, [language]: { name } } })}
      />
    </>
  );
}

/** How many items of a section the customer chooses. */
function SectionLimits({ section, faults, path, set }: Setting) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <div className={dashboardStyles.pair}>
      <NumberField
        whole
        label={t('menu.min')}
        placeholder={t('menu.noLimit')}
        value={section.minSelection}
        error={say(faults[`${path}minSelection`])}
        onChange={(minSelection) => set({ minSelection })}
      />
      <NumberField
        whole
        label={t('menu.max')}
        placeholder={t('menu.noLimit')}
        value={section.maxSelection}
        error={say(faults[`${path}maxSelection`])}
        onChange={(maxSelection) => set({ maxSelection })}
      />
    </div>
  );
}
