import './texts';

export { paymentsRoutes } from './routes';
export { AddCardDialog } from './cards/add-card.dialog';
