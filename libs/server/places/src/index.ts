export { PlacesHttpModule } from './places.module';
export { wazeLink } from './waze-link';
