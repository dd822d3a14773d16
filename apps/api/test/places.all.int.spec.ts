import type { AnswerOf, Problem, searchPlaces } from '@smachot/contracts';
import { type Product, startProduct } from './product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ PLACES_NETWORK_DAILY_BUDGET: '3', PLACES_DAILY_BUDGET: '12' });
});
afterAll(() => product.close());

type Answer = AnswerOf<typeof searchPlaces> & Partial<Problem>;
const ask = async (path: string, ip: string): Promise<{ status: number; body: Answer }> =>
  product.call('GET', path, { headers: { 'x-forwarded-for': ip } });
const search = (ip: string) => ask('/v1/places?input=חיפה&session=12345678', ip);

it('looks up places for a network, the networks around it and everybody only so often a day, without an account', async () => {
  const [found] = (await search('203.0.113.1')).body.places;
  const details = () => ask(`/v1/places/${found!.placeId}?session=12345678`, '203.0.113.1');
  expect([(await details()).status, (await details()).status]).toEqual([200, 200]);
  expect(await details()).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
  expect((await search('203.0.113.1')).status).toBe(503);

  const neighbours = Array.from({ length: 9 }, (_, nth) => search(`203.0.113.${10 + nth}`));
  const answers = await Promise.all(neighbours);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);

  const elsewhere = await Promise.all(Array.from({ length: 5 }, (_, nth) => search(`198.51.${nth}.1`)));
  expect(elsewhere.filter(({ status }) => status === 200)).toHaveLength(3);
});
