import { isUnitShown, PricingUnitForm, type PricingUnitId } from '@smachot/contracts';
import { sectionBounds } from '@smachot/pricing';
import type { StoredPicture } from '../pictures';
import { editedPricingUnit, formOf, type PricingUnitState } from './pricing-unit';

/** The unpublished edits of a unit. `version` continues the unit's own, so that one number identifies the state an editor has read. */
export type UnitDraft = {
  unitId: PricingUnitId;
  form: PricingUnitForm;
  images: StoredPicture[];
  version: number;
  editedBy: string | null;
  updatedAt: Date;
};
export type Edited = Pick<UnitDraft, 'form' | 'images'>;

/** The form and pictures an editor sees. */
export const editedOf = (unit: PricingUnitState, draft: UnitDraft | undefined): Edited =>
  draft ?? { form: formOf(unit), images: unit.images };
export const versionOf = (unit: PricingUnitState, draft: UnitDraft | undefined): number =>
  draft?.version ?? unit.version;

/**
 * The target of an edit. `unit`: the unit is hidden, or the edit hides it, so there is nothing to protect. `nowhere`: the
 * edit equals the public state. `draft`: customers would see it.
 */
export const placeOfEdit = (unit: PricingUnitState, edited: Edited): 'unit' | 'draft' | 'nowhere' => {
  if (!isUnitShown(edited.form.visibility)) return 'unit';
  const isSame = textOf(edited) === textOf({ form: formOf(unit), images: unit.images });
  return isSame ? 'nowhere' : 'draft';
};
/** The same text for the same content: the database does not preserve the order of fields. */
const textOf = ({ form, images }: Edited): string =>
  JSON.stringify({ form, images }, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** The unit with the edit applied. */
export const withEdit = (unit: PricingUnitState, { form, images }: Edited): PricingUnitState => ({
  ...editedPricingUnit(unit, form),
  images,
});

/** The reasons why the unit cannot be ordered, by field: codes of the contract, and menus that cannot be filled. */
export const publishingFaults = (edited: PricingUnitForm): Record<string, string> => {
  const parsed = PricingUnitForm.safeParse(edited);
  if (!parsed.success)
    return Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.map(String).join('.'), message]),
    );
  const form = parsed.data;
  if (form.type === 'simple') return {};
  return Object.fromEntries(
    form.sections.flatMap((section, at) => {
      if (section.items.length === 0) return [[`sections.${at}.items`, 'menu.no_items']];
      const { min, max } = sectionBounds(section);
      return min > max ? [[`sections.${at}.minSelection`, 'menu.minimum_unreachable']] : [];
    }),
  );
};
