import './texts';

export { ConfirmAgain } from './confirm/confirm-again';
export { HomeScreen } from './home/home.screen';
export { ProfileScreen } from './profile/profile.screen';
export { signInRoutes } from './routes';
