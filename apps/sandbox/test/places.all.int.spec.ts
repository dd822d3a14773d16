import { ASandbox } from './a-sandbox';
import { localities } from '../src/places/localities';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const key = { 'x-goog-api-key': 'places-demo' };
const search = (input: string, more: object = {}) =>
  world.call(
    'POST',
    '/places/v1/places:autocomplete',
    { input, languageCode: 'he', regionCode: 'il', ...more },
    key,
  );
const details = (id: string, mask = 'id,formattedAddress,location') =>
  world.call('GET', `/places/v1/places/${id}?languageCode=he`, undefined, {
    ...key,
    'x-goog-fieldmask': mask,
  });

type Suggestions = { placePrediction: { placeId: string; text: { text: string } } }[];
const suggestionsOf = async (input: string) => ((await search(input)).body.suggestions ?? []) as Suggestions;

describe('places', () => {
  it('know sixty towns, all inside Israel', () => {
    expect(localities.length).toBeGreaterThanOrEqual(60);
    for (const { he, en, lat, lng } of localities) {
      expect([he, /^[א-ת]/.test(he), /^[A-Z]/.test(en)]).toEqual([he, true, true]);
      expect([he, lat > 29.4 && lat < 33.4, lng > 34.2 && lng < 35.9]).toEqual([he, true, true]);
    }
  });

  it('suggest by any word, with or without its marks', async () => {
    expect((await suggestionsOf('ראשון'))[0]!.placePrediction.text.text).toBe('ראשון לציון, ישראל');
    expect((await suggestionsOf('תל אביב יפו'))[0]!.placePrediction.text.text).toBe('תל אביב-יפו, ישראל');
    expect(await suggestionsOf('אטלנטיס')).toEqual([]);
  });

  it('tell where a suggestion is, in the fields asked for', async () => {
    const [first] = await suggestionsOf('חיפה');
    const { body } = await details(first!.placePrediction.placeId);
    expect(Object.keys(body)).toEqual(['id', 'formattedAddress', 'location']);
    expect(body.location).toEqual({ latitude: 32.794, longitude: 34.9896 });
  });

  it('know an address by its town, and find it again by its id', async () => {
    const [first] = await suggestionsOf('דיזנגוף 50, תל אביב');
    expect(first!.placePrediction.text.text).toBe('דיזנגוף 50, תל אביב-יפו, ישראל');
    const { body } = await details(first!.placePrediction.placeId);
    expect(body.formattedAddress).toBe('דיזנגוף 50, תל אביב-יפו');
    expect(Math.abs((body.location as { latitude: number }).latitude - 32.0853)).toBeLessThan(0.02);
  });

  it('refuse: no key, no field mask, unknown id', async () => {
    const keyless = await world.call('POST', '/places/v1/places:autocomplete', { input: 'חיפה' });
    expect(keyless.body.error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
    expect((await details('ChIJnone')).status).toBe(404);
    const maskless = await world.call('GET', '/places/v1/places/ChIJnone', undefined, key);
    expect(maskless.status).toBe(400);
  });

  it('are empty or out of quota on request', async () => {
    await world.behave('places', 'empty', { count: 1 });
    expect((await search('חיפה')).body).toEqual({});
    await world.behave('places', 'quota', { count: 1 });
    expect((await search('חיפה')).status).toBe(429);
  });
});
