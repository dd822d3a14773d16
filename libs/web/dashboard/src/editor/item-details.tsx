import { maxLengthOf, MenuItem } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { Button, CheckField, Field, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { ItemValues } from '../units/unit-values';
import { FoodFields, servesFood } from '../content/food-fields';
import { otherLanguage, SecondText } from '../content/second-text';
import { useOwnStore } from '../shell/own-store';
import { NumberField } from '../values/number-field';
import type { ItemSetting } from './editor-props';
import { ExtraPrices } from './item-prices';
import dashboardStyles from '../dashboard.module.css';
import editorStyles from './editor.module.css';

type Props = Omit<ItemSetting, 'set'>;

/** All fields of one dish. */
export function ItemDetails(props: Props) {
  const { item, section, onEdit } = props;
  const { t } = useTranslation('dashboard');
  const { categories } = useOwnStore();
  const set = (values: Partial<Omit<ItemValues, 'key'>>) =>
    onEdit({ do: 'change-item', section: section.key, item: item.key, values });
  return (
    <>
      <Words {...props} set={set} />
      <SecondWords {...props} set={set} />
      {servesFood(categories) ? <FoodFields food={item} onChange={set} /> : null}
      <CheckField
        kind="switch"
        label={t('menu.isIncluded')}
        hint={t('menu.isIncludedHint')}
        checked={item.isIncluded}
        onChange={(event) => set({ isIncluded: event.target.checked })}
      />
      {item.isIncluded ? null : <Optional {...props} set={set} />}
      <ItemPicture {...props} set={set} />
      <OtherSection {...props} />
    </>
  );
}

function Words({ item, faults, path, set }: ItemSetting) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <>
      <Field
        label={t('menu.itemName')}
        value={item.name}
        maxLength={maxLengthOf(MenuItem.shape.name)}
        error={say(faults[`${path}name`])}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Field
        label={t('optional', { label: t('menu.itemDescription') })}
        placeholder={t('menu.itemDescriptionExample')}
        multiline
        maxRows={4}
        value={item.description}
        maxLength={maxLengthOf(MenuItem.shape.description)}
        error={say(faults[`${path}description`])}
        onChange={(event) => set({ description: event.target.value })}
      />
    </>
  );
}

/** Name and description in the other language. */
function SecondWords({ item, values, faults, path, set }: ItemSetting) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const language = otherLanguage(values.language);
  const said = { name: '', description: '', ...item.translations?.[language] };
  const at = `${path}translations.${language}.`;
  const change = (words: Partial<typeof said>) =>
    set({ translations: { ...item.translations, [language]: { ...said, ...words } } });
  return (
    <>
      <SecondText
        label={t('menu.itemName')}
        typedIn={values.language}
        value={said.name}
        maxLength={maxLengthOf(MenuItem.shape.name)}
        error={say(faults[`${at}name`])}
        onChange={(name) => change({ name })}
      />
      {item.description || said.description ? (
        <SecondText
          multiline
          label={t('menu.itemDescription')}
          typedIn={values.language}
          value={said.description}
          maxLength={maxLengthOf(MenuItem.shape.description)}
          error={say(faults[`${at}description`])}
          onChange={(description) => change({ description })}
        />
      ) : null}
    </>
  );
}

/** Fields of an optional item: its price and its quantity limits. */
function Optional(props: ItemSetting) {
  const { item, set } = props;
  const { t } = useTranslation('dashboard');
  return (
    <>
      <ExtraPrices {...props} />
      <CheckField
        kind="switch"
        label={t('menu.isDefault')}
        hint={t('menu.isDefaultHint')}
        checked={item.isDefault}
        onChange={(event) => set({ isDefault: event.target.checked })}
      />
      <CheckField
        kind="switch"
        label={t('menu.isMultiple')}
        hint={t('menu.isMultipleHint')}
        checked={item.isMultipleSelection}
        onChange={(event) => set({ isMultipleSelection: event.target.checked })}
      />
      {item.isMultipleSelection ? (
        <CheckField
          kind="switch"
          label={t('menu.isLimited')}
          checked={item.isMultipleSelectionLimited}
          onChange={(event) => set({ isMultipleSelectionLimited: event.target.checked })}
        />
      ) : null}
      {item.isMultipleSelection && item.isMultipleSelectionLimited ? <QuantityLimits {...props} /> : null}
    </>
  );
}

function QuantityLimits({ item, faults, path, set }: ItemSetting) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <div className={dashboardStyles.pair}>
      <NumberField
        whole
        label={t('menu.itemMin')}
        placeholder="1"
        value={item.minSelection}
        error={say(faults[`${path}minSelection`])}
        onChange={(minSelection) => set({ minSelection })}
      />
      <NumberField
        whole
        label={t('menu.itemMax')}
        placeholder={t('menu.noLimit')}
        value={item.maxSelection}
        error={say(faults[`${path}maxSelection`])}
        onChange={(maxSelection) => set({ maxSelection })}
      />
    </div>
  );
}

/** One of the unit's own pictures beside the dish. */
function ItemPicture({ item, pictures, set }: ItemSetting) {
  const { t } = useTranslation('dashboard');
  if (pictures.length === 0) return <p className="small muted">{t('menu.pictureFirst')}</p>;
  return (
    <fieldset>
      <legend className={dashboardStyles.lab}>{t('menu.itemPicture')}</legend>
      <div className="row wrap">
        {pictures.map(({ thumbUrl }, at) => (
          <button
            key={thumbUrl}
            type="button"
            className={editorStyles.pick}
            aria-pressed={item.image === thumbUrl}
            aria-label={t('menu.pictureNumber', { at: at + 1 })}
            onClick={() => set({ image: item.image === thumbUrl ? null : thumbUrl })}
          >
            <img src={thumbUrl} alt="" />
          </button>
        ))}
        {item.image ? (
          <Button kind="ghost" onClick={() => set({ image: null })}>
            {t('menu.noPicture')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

/** Moves a dish to another section in one choice. */
function OtherSection({ item, section, values, onEdit }: Props) {
  const { t } = useTranslation('dashboard');
  if (values.sections.length < 2) return null;
  return (
    <SelectField
      label={t('menu.inSection')}
      value={section.key}
      options={values.sections.map(({ key, name }, at) => ({
        value: key,
        label: name || t('menu.sectionNumber', { at: at + 1 }),
      }))}
      onChange={(event) =>
        onEdit({ do: 'hand-item', section: section.key, item: item.key, to: event.target.value })
      }
    />
  );
}
