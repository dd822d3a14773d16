import { seedStoresDemo } from '../../src';
import { storesApp, TUESDAY } from '../stores-app';

const OWNERS = ['admin', 'partner', 'smoke', 'sweet', 'stage', 'lens', 'wheels'];

/** Every call of this context over the stores of the demo data. */
export const demoApp = async () => {
  const app = await storesApp();
  const owners = Object.fromEntries(
    await Promise.all(OWNERS.map(async (name) => [name, await app.person()] as const)),
  );
  await seedStoresDemo(app.source, owners, TUESDAY);
  return app;
};
