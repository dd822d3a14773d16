import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Choice } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { UnitEdit } from '../units/unit-edits';
import {
  emptyItem,
  emptySection,
  type ItemValues,
  type SectionValues,
  type UnitValues,
} from '../units/unit-values';
import { lenient } from '../values/typed';
import { isUnclear, itemValuesOf, type PastedSection } from './pasted-items';

/** The first price of which nothing says whether it is for each guest, in a menu that is priced by guest; elsewhere it is meant once. */
export const unclearPrice = (sections: readonly PastedSection[], values: UnitValues): number | null => {
  const unclear = sections.flatMap(({ items }) => items).find(isUnclear);
  return unclear && lenient(values.pricePerParticipant) > 0 ? lenient(unclear.sum) : null;
};

/**
 * Adds what was pasted, which has to fit: sections with a heading as new ones, dishes without one to `into`.
 * @returns the edits that take it back
 */
export const takePasted = (
  onEdit: (edit: UnitEdit) => void,
  sections: readonly PastedSection[],
  { forEach, into }: { forEach: boolean; into: SectionValues | null },
): UnitEdit[] =>
  sections.flatMap(({ name, items }): UnitEdit[] => {
    const dishes = items.map((item): ItemValues => ({ ...emptyItem(), ...itemValuesOf(item, forEach) }));
    if (name || !into) {
      const section = { ...emptySection(), name, items: dishes };
      onEdit({ do: 'add-section', section });
      return [{ do: 'remove-section', section: section.key }];
    }
    for (const item of dishes) onEdit({ do: 'add-item', section: into.key, item });
    return dishes.map(({ key }) => ({ do: 'remove-item', section: into.key, item: key }));
  });

type Props = { sum: number; value: boolean | null; onChange: (forEach: boolean) => void };

/** Asks once for all prices that were pasted without saying what they are for: most mean each guest. */
export function EachOrOnce({ sum, value, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const { shekels } = useFormat();
  return (
    <Choice
      labelled
      label={t('menu.pricesEachOrOnce', { sum: isolate(shekels(sum)) })}
      options={[
        { value: 'each', label: t('menu.forEach') },
        { value: 'once', label: t('menu.once') },
      ]}
      value={value === null ? null : value ? 'each' : 'once'}
      onChange={(chosen) => onChange(chosen === 'each')}
    />
  );
}
