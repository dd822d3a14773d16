// After `npm ci`: downloads the programs for which the first start would otherwise need the network. Never fails an installation.
import { redisBinary } from './redis-binaries.mjs';

try {
  if (!process.env.REDIS_URL && process.env.NODE_ENV !== 'production')
    await redisBinary((text) => console.log(`smachot: ${text}`));
} catch (error) {
  console.log(`smachot: the Redis server is not prepared yet (${error.message}); "npm start" will try again`);
}
