export { ProfileScreen as Profile } from '@smachot/web-identity';
