import { drawingAddress } from '@smachot/drawings';
import { emptyItem, emptySection, emptyUnit, type ItemValues, type UnitValues } from '../units/unit-values';

/** Words of the sample, by their key. */
type SampleWord =
  | 'business'
  | 'name'
  | 'summary'
  | 'salads'
  | 'mains'
  | 'hummus'
  | 'matbucha'
  | 'tabbouleh'
  | 'mafrum'
  | 'chicken'
  | 'asado';
type Say = (word: SampleWord) => string;

const dish = (name: string, more: Partial<ItemValues> = {}): ItemValues => ({
  ...emptyItem(name),
  name,
  ...more,
});

/** A menu to try out: small, with a dish that costs more and one that is chosen already in each part. */
export const sampleMenu = (say: Say): UnitValues => ({
  ...emptyUnit(),
  kind: 'compound',
  name: say('name'),
  summary: say('summary'),
  basePrice: '3500',
  pricePerParticipant: '189',
  minParticipants: '50',
  maxParticipants: '400',
  sections: [
    {
      ...emptySection('salads'),
      name: say('salads'),
      type: 'selectible-item-chips',
      minSelection: '1',
      items: [
        dish(say('hummus'), { isDefault: true }),
        dish(say('matbucha'), { isDefault: true }),
        dish(say('tabbouleh'), { pricePerParticipant: '3' }),
      ],
    },
    {
      ...emptySection('mains'),
      name: say('mains'),
      minSelection: '1',
      maxSelection: '2',
      items: [
        dish(say('mafrum'), { isDefault: true }),
        dish(say('chicken')),
        dish(say('asado'), { pricePerParticipant: '24' }),
      ],
    },
  ],
});

export const samplePicture = {
  id: 'sample',
  url: drawingAddress('wedding-menu'),
  thumbUrl: drawingAddress('wedding-menu'),
  alt: '',
};
