export { WaitingHttpModule } from './waiting.module';
