import { Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import type { UnitValues } from '../units/unit-values';

/** A certified kitchen does not serve meat and dairy in one menu: more likely a slip than meant. */
export function MixedFood({ values: { kind, sections } }: { values: UnitValues }) {
  const { t } = useTranslation('dashboard');
  const { kashrut } = useOwnStore();
  if (kind !== 'compound' || !kashrut || kashrut.certificate === 'none') return null;
  const kinds = new Set(sections.flatMap(({ items }) => items.map(({ foodKind }) => foodKind)));
  return kinds.has('meat') && kinds.has('dairy') ? <Note tone="warn">{t('food.mixed')}</Note> : null;
}
