import type { BusinessCategory, Picture } from '@smachot/contracts';
import { atWallTime } from '@smachot/kernel';
import { priceOf, sectionBounds } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { Badge, CoverArt, DateField, IconButton } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemValues, UnitValues } from '../units/unit-values';
import { draftPriced, draftSections } from '../units/unit-wire';
import { NumberField } from '../values/number-field';
import { lenient } from '../values/typed';
import { chosenMore, defaultChoices, requestOf, type Choices, type Taking } from './choices';
import { PriceBox } from './price-box';
import styles from './preview.module.css';

type Props = {
  values: UnitValues;
  picture: Picture | undefined;
  category: BusinessCategory;
  businessName: string;
};

/** When most celebrations begin; on Saturdays it is after Shabbat. */
const EVENING = '19:00';

/** The unit as the customer meets it, with the price of the shared function for any number of guests. */
export function Preview({ values, picture, category, businessName }: Props) {
  const { t } = useTranslation('dashboard');
  const [typed, setTyped] = useState('100');
  const [day, setDay] = useState('');
  const [taken, setTaken] = useState<Choices | null>(null);
  const choices = taken ?? defaultChoices(values);
  const participants = Math.max(1, Math.floor(lenient(typed, 1)));
  const start = day ? atWallTime(day, EVENING) : null;
  const price = priceOf(draftPriced(values), {
    participants,
    start: start?.toISOString() ?? null,
    request: values.kind === 'compound' ? requestOf(values, choices) : null,
  });
  const choose = (item: ItemValues, by: Taking) => setTaken(chosenMore(values, choices, item.key, by));
  return (
    <div className={styles.root}>
      <div className={styles.art}>
        {picture ? (
          <img src={picture.url} alt={picture.alt} />
        ) : (
          <CoverArt first category={category} of={businessName} />
        )}
      </div>
      <div className={styles.in}>
        <Words values={values} businessName={businessName} />
        <NumberField whole label={t('preview.participants')} value={typed} onChange={setTyped} />
        {values.kind === 'personalized' ? null : (
          <DateField label={t('preview.day')} hint={t('preview.dayHint')} value={day} onChange={setDay} />
        )}
        {values.kind === 'compound' ? <Menu values={values} choices={choices} onChoose={choose} /> : null}
        <PriceBox price={price} participants={participants} start={start} />
      </div>
    </div>
  );
}

function Words({ values, businessName }: Pick<Props, 'values' | 'businessName'>) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <p className="small muted">{businessName}</p>
      <h3 dir="auto">{values.name || t('preview.noName')}</h3>
      <p dir="auto">{values.summary}</p>
      {values.tags.length > 0 ? (
        <div className="row wrap">
          {values.tags.map((tag) => (
            <Badge key={tag} tone="primary" icon="check">
              {tag}
            </Badge>
          ))}
        </div>
      ) : null}
      <p className={clsx(styles.description, 'small')} dir="auto">
        {values.description}
      </p>
    </>
  );
}

function Menu({
  values,
  choices,
  onChoose,
}: {
  values: UnitValues;
  choices: Choices;
  onChoose: (item: ItemValues, by: Taking) => void;
}) {
  const { t } = useTranslation('dashboard');
  const drafts = draftSections(values);
  return values.sections.map((section, at) => {
    const { min, max } = sectionBounds(drafts[at]!);
    const taken = section.items.filter(({ key, isIncluded }) => !isIncluded && choices[key]).length;
    const choosable = section.items.filter(({ isIncluded }) => !isIncluded).length;
    return (
      <section key={section.key} className={styles.section}>
        <h4>{section.name || t('preview.unnamed')}</h4>
        {choosable > 0 ? (
          <p className="small muted">
            {t(limitWords(min, max, choosable), { min, max, of: choosable })} ·{' '}
            {t('preview.taken', { count: taken })}
          </p>
        ) : null}
        <ul className={section.type === 'selectible-items' ? styles.items : styles.chips}>
          {section.items.map((item) => (
            <Item
              key={item.key}
              item={item}
              chips={section.type !== 'selectible-items'}
              quantity={choices[item.key] ?? 0}
              onChoose={(by) => onChoose(item, by)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

/** "Choose 3 of 8", "up to 2", "as you like". */
export const limitWords = (min: number, max: number, of: number) => {
  if (min > 0 && min === max) return 'limits.exactly';
  if (min > 0 && max < of) return 'limits.between';
  if (min > 0) return 'limits.atLeast';
  return max < of ? 'limits.atMost' : 'limits.free';
};

/** What an item adds to the price, in words. */
const useExtraWords = () => {
  const { t } = useTranslation('dashboard');
  const { shekels } = useFormat();
  return (item: ItemValues): string => {
    if (item.isIncluded) return t('preview.included');
    const each = lenient(item.pricePerParticipant);
    const once = lenient(item.additionalPrice);
    const words = [
      ...(each > 0 ? [t('preview.eachMore', { price: shekels(each) })] : []),
      ...(once > 0 ? [t('preview.more', { price: shekels(once) })] : []),
    ];
    return words.join(' · ') || t('preview.noExtra');
  };
};

type ItemProps = {
  item: ItemValues;
  chips: boolean;
  quantity: number;
  onChoose: (by: Taking) => void;
};

function Item({ item, chips, quantity, onChoose }: ItemProps) {
  const { t } = useTranslation('dashboard');
  const extraWords = useExtraWords();
  const name = item.name || t('preview.unnamed');
  const several = item.isMultipleSelection && !item.isIncluded && quantity > 0;
  return (
    <li className={chips ? styles.chip : styles.item} data-on={item.isIncluded || quantity > 0 || undefined}>
      <label>
        <input
          type="checkbox"
          className="check"
          checked={item.isIncluded || quantity > 0}
          disabled={item.isIncluded}
          onChange={() => onChoose(quantity > 0 ? 0 : 1)}
        />
        {item.image && !chips ? <img src={item.image} alt="" /> : null}
        <span className="grow">
          <b>{name}</b>
          {item.description && !chips ? <span className="small muted lines">{item.description}</span> : null}
          <span className={clsx('small', styles.extra)}>{extraWords(item)}</span>
        </span>
      </label>
      {several ? <Quantity name={name} quantity={quantity} onChoose={onChoose} /> : null}
    </li>
  );
}

type QuantityProps = Pick<ItemProps, 'quantity' | 'onChoose'> & { name: string };

function Quantity({ name, quantity, onChoose }: QuantityProps) {
  const { t } = useTranslation('dashboard');
  return (
    <span className="row" role="group" aria-label={t('preview.quantityOf', { name })}>
      <IconButton icon="minus" label={t('preview.less', { name })} onClick={() => onChoose(-1)} />
      <output>{quantity}</output>
      <IconButton icon="plus" label={t('preview.oneMore', { name })} onClick={() => onChoose(1)} />
    </span>
  );
}
