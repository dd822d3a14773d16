import type { Language } from '@smachot/contracts';
import { pdfTexts } from '@smachot/server-testing';
import { drawQrPoster } from './qr-poster';

const poster = (language: Language, call: string) =>
  drawQrPoster({
    ...{ title: 'Smachot savta', size: 'A5' as const, language, heading: 'סבתא ג׳ולי', subheading: '' },
    ...{ call, address: 'https://smachot.example/q/abc', foot: 'Smachot' },
  });
it.each([
  ['en', 'Scan, look and order'],
  ['ru', 'Отсканируйте и закажите'],
] as const)('says in %s what to do, from left to right', async (language, call) => {
  const file = await poster(language, call);
  const [text] = await pdfTexts(file);
  expect(text).toContain(call);
  expect(text).toContain('https://smachot.example/q/abc');
  expect(file.toString('latin1')).toContain(`/Lang (${language})`);
});

it('says it in Hebrew letters, and a name keeps its own in every language', async () => {
  const [hebrew] = await pdfTexts(await poster('he', 'סורקים ורואים'));
  expect(hebrew).toContain('סורקים ורואים');
  const [english] = await pdfTexts(await poster('en', 'Scan'));
  for (const text of [hebrew, english]) expect(text).toContain('סבתא ג׳ולי');
});
