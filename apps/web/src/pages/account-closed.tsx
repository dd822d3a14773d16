export { AccountClosedScreen as AccountClosed } from '@smachot/web-identity';
