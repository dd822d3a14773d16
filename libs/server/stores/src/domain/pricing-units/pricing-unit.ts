import {
  type MenuSection,
  type PricingFactor,
  PricingUnitForm,
  type PricingUnitId,
  type PricingUnitVisibility,
  type StoreId,
} from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { coefficientsOf, fromPrice, type PricedUnit } from '@smachot/pricing';
import type { StoredPicture } from '../pictures';

type UnitDetails = Omit<PricingUnitForm, 'type' | 'visibility' | 'name'>;
/** The partner's content of a unit, without the fields that have columns of their own. */
export type UnitContent = UnitDetails &
  (
    | { pricingFactor: PricingFactor }
    | {
        sections: MenuSection[];
        basePrice: number;
        basePricePerParticipant: number;
        minParticipants: number | null;
        maxParticipants: number | null;
      }
  );

export type PricingUnitState = {
  id: PricingUnitId;
  storeId: StoreId;
  type: 'simple' | 'compound';
  visibility: PricingUnitVisibility;
  /** Of a unit that a smaller plan archived: the visibility it returns to. */
  keptVisibility: PricingUnitVisibility | null;
  name: string;
  position: number;
  content: UnitContent;
  images: StoredPicture[];
  /** The price of the default configuration as a straight line, in agorot; null: no price before a proposal. */
  priceBase: number | null;
  pricePer: number | null;
  priceMin: number | null;
  priceMax: number | null;
  /** The "from …" price, in agorot. */
  priceFrom: number | null;
  byProposal: boolean;
  /** Number of the last published revision; 0: it never was public. */
  revision: number;
  version: number;
  /** The editor who saved this version; null: it is unchanged since its creation. */
  editedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export const pricedOf = ({ type, content }: Pick<PricingUnitState, 'type' | 'content'>): PricedUnit =>
  ({ type, ...content }) as PricedUnit;

const linesOf = (priced: PricedUnit, startingFromPrice: number | null | undefined) => {
  const line = coefficientsOf(priced);
  return {
    priceBase: line?.base ?? null,
    pricePer: line?.perParticipant ?? null,
    priceMin: line?.min ?? null,
    priceMax: line?.max ?? null,
    priceFrom: fromPrice({ ...priced, startingFromPrice }),
    byProposal: priced.type === 'simple' && priced.pricingFactor.type === 'personalized',
  };
};

/** The partner's form of a unit, as the current contract reads it. */
export const formOf = ({
  type,
  visibility,
  name,
  content,
}: Pick<PricingUnitState, 'type' | 'visibility' | 'name' | 'content'>): PricingUnitForm => {
  const said = { type, visibility, name, ...content } as PricingUnitForm;
  const parsed = PricingUnitForm.safeParse(said);
  return parsed.success ? parsed.data : said;
};

/** A form as a unit stores it. */
export const storedForm = ({ type, visibility, name, ...content }: PricingUnitForm) => ({
  type,
  visibility,
  name,
  content,
});
const fromForm = (form: PricingUnitForm) => {
  const { type, visibility: _, name: __, ...content } = form;
  return { ...storedForm(form), ...linesOf({ type, ...content } as PricedUnit, content.startingFromPrice) };
};

export const newPricingUnit = (
  form: PricingUnitForm,
  storeId: StoreId,
  position: number,
  now: Date,
): PricingUnitState => ({
  ...fromForm(form),
  id: newId(),
  storeId,
  position,
  keptVisibility: null,
  images: [],
  revision: 0,
  version: 1,
  editedBy: null,
  createdAt: now,
  updatedAt: now,
});

export const editedPricingUnit = (unit: PricingUnitState, form: PricingUnitForm): PricingUnitState => ({
  ...unit,
  ...fromForm(form),
});

/** A copy for the partner to change before it is shown. Pictures are the same files. */
export const copiedPricingUnit = (
  unit: PricingUnitState,
  name: string,
  position: number,
  now: Date,
): PricingUnitState => ({
  ...unit,
  id: newId(),
  name,
  position,
  visibility: 'private',
  keptVisibility: null,
  images: unit.images.map((image) => ({ ...image, id: newId() })),
  revision: 0,
  version: 1,
  editedBy: null,
  createdAt: now,
  updatedAt: now,
});
