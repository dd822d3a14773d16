import { platformPersistence } from '@smachot/server-platform';
import { testDatabase } from '@smachot/server-testing';
import { messagingPersistence } from '../src';

it('the migrations make exactly the schema of the model', async () => {
  const database = await testDatabase([platformPersistence, messagingPersistence]);
  try {
    const changes = await database.source.driver.createSchemaBuilder().log();
    expect(changes.upQueries.map(({ query }) => query)).toEqual([]);
  } finally {
    await database.drop();
  }
});
