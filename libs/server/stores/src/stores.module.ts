import { Module } from '@nestjs/common';

@Module({})
export class StoresModule {}

@Module({ imports: [StoresModule] })
export class StoresHttpModule {}

@Module({ imports: [StoresModule] })
export class StoresJobsModule {}
