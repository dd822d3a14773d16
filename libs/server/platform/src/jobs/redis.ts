import { Redis } from 'ioredis';

export const createRedis = (url: string, role: 'queue' | 'command' | 'subscriber'): Redis => {
  const redis = new Redis(url, {
    // BullMQ blocks on its connection and must wait for Redis to come back; a request must not
    maxRetriesPerRequest: role === 'command' ? 1 : null,
    enableOfflineQueue: role !== 'command',
    retryStrategy: (times) => Math.min(50 * times, 1000),
    connectionName: `smachot-${role}`,
  });
  // the client reconnects by itself; readiness reports the loss
  redis.on('error', () => undefined);
  return redis;
};
