import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { jobs, type QueueName } from '@smachot/contracts';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { Config } from '../config/config';
import { createRedis } from './redis';

export const queueNames = [...new Set(Object.values(jobs).map((job) => job.queue))];

/** The BullMQ queues by name. Done jobs leave no trace in Redis: Postgres remembers. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly connection: Redis;
  private readonly queues: Map<QueueName, Queue>;

  constructor(config: Config) {
    this.connection = createRedis(config.settings.REDIS_URL, 'queue');
    this.queues = new Map(
      queueNames.map((name) => {
        const queue = new Queue(name, {
          connection: this.connection,
          prefix: 'smachot',
          defaultJobOptions: {
            attempts: 4,
            backoff: { type: 'exponential', delay: 500 },
            removeOnComplete: true,
            removeOnFail: true,
          },
        });
        queue.on('error', () => undefined);
        return [name, queue];
      }),
    );
  }

  get(name: QueueName): Queue {
    return this.queues.get(name)!;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.connection.disconnect();
  }
}
