export { seatingRoutes } from './routes';
