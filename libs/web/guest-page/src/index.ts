export { mountGuestPage } from './mount';
