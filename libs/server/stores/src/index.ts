export { StoresHttpModule, StoresJobsModule, StoresModule } from './stores.module';
export { storesStore } from './store/stores.store';
