import { Module } from '@nestjs/common';

@Module({})
export class OrdersModule {}

@Module({ imports: [OrdersModule] })
export class OrdersHttpModule {}

@Module({ imports: [OrdersModule] })
export class OrdersJobsModule {}
