import { SUBSCRIPTION_TERMS_VERSION, TERMS_VERSIONS } from '@smachot/contracts';
import { GRACE_DAYS } from '@smachot/pricing';
import { createHash } from 'node:crypto';
import { ACCESSIBILITY_SOURCES, type LegalSource } from './legal-sources';
import {
  LEGAL_LANGUAGES,
  LEGAL_UPDATED,
  type LegalLanguage,
  type LegalPageName,
  type LegalText,
  legalTextOf,
} from './legal-text';
import { LEGAL_VERSIONS, type LegalVersion } from './versions';

type LegalTexts = Record<LegalPageName, LegalText>;

const names: LegalPageName[] = ['terms', 'privacy', 'cancellation'];
const WRITTEN = { he: /[\u05d0-\u05ea]{3}/, en: /[a-z]{3}/, ru: /[а-я]{3}/, ar: /[\u0620-\u064a]{3}/ };

/** Hashes of the texts of each version. Another wording needs a new version; the old text moves to the archive. */
const HASHES: Record<string, string> = {
  '2026-11-23 he': '97df2af4573c',
  '2026-11-23 en': 'fcd7aaa9ebb2',
  '2026-11-24 he': 'd8c058dfd672',
  '2026-11-24 en': 'b3d40687141a',
  '2026-11-24 ru': '55203fcb823b',
  '2026-11-24 ar': '67ce9e1e1c9a',
  '2026-11-26 he': 'c0723a9a6d9f',
  '2026-11-26 en': '0484bfa35f5e',
  '2026-11-26 ru': 'bb79b3eae44d',
  '2026-11-26 ar': 'fa2f22f825c7',
  '2026-11-27 he': 'f2e8cdaa55d9',
  '2026-11-27 en': '50a5297120b2',
  '2026-11-27 ru': '918524b778a7',
  '2026-11-27 ar': 'aa9ebfe1ed3f',
  '2026-11-28 he': '4ff56e282536',
  '2026-11-28 en': 'c48f54069282',
  '2026-11-28 ru': '61264f06acf2',
  '2026-11-28 ar': '300ab82d0348',
  '2026-11-30 he': '0da6e5cbe8c2',
  '2026-11-30 en': '6c7476ed59aa',
  '2026-11-30 ru': 'b484adbb1f06',
  '2026-11-30 ar': '7623e3b5375f',
};
const ACCESSIBILITY_HASHES: Record<string, string> = {
  '2026-11-24 he': 'e63901b4382d',
  '2026-11-24 en': 'ef2ac034dcd1',
  '2026-11-24 ru': '1b711cf981ac',
  '2026-11-24 ar': 'bc2fd0340e01',
  '2026-11-30 he': '6c82649dfd12',
  '2026-11-30 en': '85091f8c0495',
  '2026-11-30 ru': '5435033cd711',
  '2026-11-30 ar': 'b3caae445c7d',
};
const KEPT_AT_DOORS = {
  he: /כרטיסים.*רשימת הכניסה/,
  en: /Tickets.*door list/,
  ru: /билеты.*список гостей на входе/,
  ar: /التذاكر.*قائمة الدخول/,
};
const KEPT_PAGES = {
  he: /מוצפנים.*דפי המטבח/,
  en: /encrypted.*kitchen sheets/,
  ru: /зашифрованном.*листы для кухни/,
  ar: /مشفّرة.*أوراق المطبخ/,
};
const NOTICES = {
  he: /התראות במכשיר/,
  en: /Notices on a device/,
  ru: /Уведомления на устройстве/,
  ar: /الإشعارات على الجهاز/,
};
const MEASURING = {
  he: /שני שירותי מדידה/,
  en: /two measuring services/,
  ru: /два сервиса статистики/,
  ar: /خدمتي قياس/,
};
const FULL_ADDRESS = { he: /כתובתו המלאה/, en: /full address/, ru: /полный адрес/, ar: /عنوانها الكامل/ };
const hashOf = (texts: LegalTexts | LegalText): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);

const current = LEGAL_VERSIONS.at(-1)!;
const read = async (source: LegalSource, language: LegalLanguage): Promise<LegalText> =>
  legalTextOf((await source[language]!()).default);
const textsOf = async ({ texts }: LegalVersion, language: LegalLanguage): Promise<LegalTexts> => ({
  terms: await read(texts.terms, language),
  privacy: await read(texts.privacy, language),
  cancellation: await read(texts.cancellation, language),
});
const inForce = () =>
  Promise.all(LEGAL_LANGUAGES.map(async (language) => [language, await textsOf(current, language)] as const));

it('keeps every version that could be accepted, each with what changed, and none is changed afterwards', async () => {
  expect(LEGAL_VERSIONS.map(({ version }) => version)).toEqual(TERMS_VERSIONS.map(({ version }) => version));
  expect(current.version).toBe(LEGAL_UPDATED);
  const hashes: Record<string, string> = {};
  for (const [at, one] of LEGAL_VERSIONS.entries()) {
    expect(one.changed === null).toBe(at === 0);
    for (const language of Object.keys(one.texts.terms) as LegalLanguage[])
      hashes[`${one.version} ${language}`] = hashOf(await textsOf(one, language));
  }
  expect(hashes).toEqual(HASHES);
});

it.each(names)('%s says the same in all languages', async (name) => {
  const shape = (texts: LegalTexts) =>
    texts[name].sections.map(({ id, paragraphs }) => [id, paragraphs.length]);
  const texts = await inForce();
  for (const [language, text] of texts) {
    expect([language, shape(text)]).toEqual([language, shape(texts[0]![1])]);
    expect(text[name].lead).toMatch(WRITTEN[language]);
    for (const { paragraphs } of text[name].sections)
      for (const paragraph of paragraphs) expect(paragraph).toMatch(WRITTEN[language]);
  }
});

it('says the sums and days the product and the law go by', async () => {
  for (const [, { cancellation }] of await inForce()) {
    const text = JSON.stringify(cancellation);
    for (const fact of ['14', '5%', '100', '5 ', '65']) expect(text).toContain(fact);
  }
});

it('says what a device keeps without a network, the full address of who sends a newsletter, and who measures', async () => {
  for (const [language, { privacy }] of await inForce()) {
    const of = (wanted: string) => privacy.sections.find(({ id }) => id === wanted)!.paragraphs.join(' ');
    for (const kept of [KEPT_AT_DOORS, KEPT_PAGES, NOTICES])
      expect([language, of('browser')]).toEqual([language, expect.stringMatching(kept[language])]);
    for (const told of [FULL_ADDRESS, MEASURING])
      expect([language, of('who')]).toEqual([language, expect.stringMatching(told[language])]);
  }
});

it('gives an unpaid subscription the days the product gives it', async () => {
  for (const [, { terms }] of await inForce()) {
    const text = terms.sections.find(({ id }) => id === 'subscriptions')!.paragraphs.join(' ');
    expect(text).toContain(` ${GRACE_DAYS} `);
  }
});

it('names the version of the subscriptions’ terms that is in force', async () => {
  for (const [, { terms }] of await inForce())
    expect(terms.sections.find(({ id }) => id === 'subscriptions')!.title).toContain(
      SUBSCRIPTION_TERMS_VERSION,
    );
});

it('has an accessibility statement in all languages, whose versions do not change either', async () => {
  const hashes: Record<string, string> = {};
  for (const { version, texts } of ACCESSIBILITY_SOURCES)
    for (const language of LEGAL_LANGUAGES) {
      const text = await read(texts, language);
      hashes[`${version} ${language}`] = hashOf(text);
      expect(text.sections.map(({ id }) => id)).toEqual(['standard', 'what', 'settings', 'known', 'tell']);
      expect(JSON.stringify(text)).toContain('5568');
      expect(text.title).toMatch(WRITTEN[language]);
    }
  expect(hashes).toEqual(ACCESSIBILITY_HASHES);
});
