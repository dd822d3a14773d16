import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { SectionValues, UnitValues } from '../units/unit-values';
import type { PastedSection } from './pasted-items';

export const MOST_ITEMS = 100;
export const MOST_SECTIONS = 40;

/** More than a menu, or one of its sections, has room for. `name`: the section's heading, empty without one; `room`: how many fit. */
export type Overfull = { of: 'items' | 'sections'; name: string; pasted: number; room: number };

/** Finds a part of a pasted menu that does not fit; null: all of it does. `into`: the section that takes the dishes without a heading. */
export const overfull = (
  sections: readonly PastedSection[],
  { sections: present }: Pick<UnitValues, 'sections'>,
  into: SectionValues | null,
): Overfull | null => {
  for (const { name, items } of sections) {
    const room = MOST_ITEMS - (name || !into ? 0 : into.items.length);
    if (items.length > room) return { of: 'items', name, pasted: items.length, room };
  }
  const pasted = sections.filter(({ name }) => name || !into).length;
  const room = MOST_SECTIONS - present.length;
  return pasted > room ? { of: 'sections', name: '', pasted, room } : null;
};

/** Says what does not fit, and that nothing was taken. @param unnamed the name of the section of dishes without a heading */
export function NoRoom({ found, unnamed }: { found: Overfull; unnamed: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const said = { pasted: format.number(found.pasted), room: format.number(found.room) };
  return (
    <Note tone="bad">
      {found.of === 'items'
        ? t('menu.pastedItemsOver', { name: isolate(found.name || unnamed), ...said })
        : t('menu.pastedSectionsOver', said)}
    </Note>
  );
}
