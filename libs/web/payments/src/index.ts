import './texts';

export { paymentsRoutes } from './routes';
export { AddCardDialog } from './add-card.dialog';
