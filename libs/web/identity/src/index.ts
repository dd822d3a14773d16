import './texts';

export { AccountClosedScreen } from './profile/account-closed.screen';
export { ConfirmAgain } from './confirm/confirm-again';
export { HomeScreen } from './home/home.screen';
export { ProfileScreen } from './profile/profile.screen';
export { signInRoutes } from './routes';
export { TermsAsked } from './terms/terms-asked';
