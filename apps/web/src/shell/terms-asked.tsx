export { TermsAsked } from '@smachot/web-identity';
