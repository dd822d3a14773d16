import type { Occasion, StoreFacts } from '@smachot/contracts';

type Facts = StoreFacts & {
  /** The occasions of each of its units, in their order. */
  units: Occasion[][];
};
const facts = (
  occasions: Occasion[],
  units: Occasion[][],
  more: Partial<Omit<StoreFacts, 'occasions'>> = {},
): Facts => ({ occasions, isAccessible: false, settings: [], languages: ['he'], ...more, units });

const LARGE: Occasion[] = ['wedding', 'henna', 'bar-mitzva', 'bat-mitzva'];
const SMALL: Occasion[] = ['brit', 'birthday', 'engagement', 'toast'];

/** Facts of the demo stores, by their usernames. */
export const DEMO_FACTS: Readonly<Record<string, Facts>> = {
  'savta-julie': facts(
    ['bar-mitzva', 'henna', 'shabbat'],
    [
      ['wedding', 'henna', 'bar-mitzva', 'engagement'],
      ['brit', 'bat-mitzva', 'memorial'],
      ['shabbat', 'birthday'],
    ],
    { languages: ['he', 'fr', 'ar'] },
  ),
  hameashna: facts(
    ['birthday', 'corporate'],
    [['birthday', 'engagement', 'bar-mitzva', 'corporate'], ['birthday']],
    {
      languages: ['he', 'en'],
    },
  ),
  'mika-cakes': facts(
    ['birthday', ...LARGE],
    [
      [...LARGE, 'birthday', 'brit'],
      ['wedding', 'birthday'],
    ],
  ),
  'glida-baderech': facts(
    ['birthday', 'corporate'],
    [['birthday', 'bat-mitzva', 'bar-mitzva', 'corporate']],
    {
      languages: ['he', 'ar', 'ru'],
    },
  ),
  'bar-kobi': facts(
    ['wedding', 'toast'],
    [
      ['wedding', 'henna', 'birthday', 'corporate'],
      ['toast', 'engagement'],
    ],
    {
      languages: ['he', 'en'],
    },
  ),
  'gan-haela': facts(
    ['wedding', 'henna'],
    [['wedding'], ['henna', 'bar-mitzva', 'bat-mitzva', 'engagement']],
    {
      isAccessible: true,
      settings: ['indoor', 'outdoor'],
      languages: ['he', 'en', 'ru'],
    },
  ),
  'loft-24': facts(
    ['toast', 'birthday'],
    [
      ['birthday', 'engagement', 'corporate', 'bat-mitzva'],
      ['toast', 'corporate'],
    ],
    {
      settings: ['indoor'],
      languages: ['he', 'en'],
    },
  ),
  'dj-roi': facts(LARGE, [['wedding', ...LARGE], [...SMALL]], { languages: ['he', 'en', 'es'] }),
  'lahakat-knafayim': facts(
    ['henna', 'wedding'],
    [
      ['henna', 'wedding', 'bar-mitzva'],
      ['toast', 'memorial'],
    ],
    {
      languages: ['he', 'ar'],
    },
  ),
  'shtei-adashot': facts(LARGE, [['wedding'], ['brit', 'henna', 'toast', 'bar-mitzva', 'bat-mitzva']], {
    languages: ['he', 'en', 'ru'],
  }),
  'pirchei-hagalil': facts(
    ['wedding'],
    [
      ['wedding', 'engagement'],
      ['bar-mitzva', 'bat-mitzva', 'henna', 'shabbat'],
    ],
    {
      languages: ['he', 'ar'],
    },
  ),
  'hasaot-hadarom': facts(
    ['wedding', 'corporate'],
    [
      ['wedding', 'bar-mitzva'],
      ['corporate', 'wedding'],
    ],
    {
      isAccessible: true,
      languages: ['he', 'am', 'ru'],
    },
  ),
};
