import { newId } from '@smachot/kernel';
import { anOrderThatIsOver } from './an-order';
import { askBusinesses } from './ask-businesses';
import { bookByPhone } from './book-by-phone';
import { celebration, guest, shula } from './celebration';
import { ask, confirmIdentity, uploadPicture } from './person-calls';
import { hostEvents } from './public-events';
import { reviewADinner } from './review-a-dinner';
import type { Person, WholeProduct } from './whole-product';

const profile = {
  businessName: 'המטעמים',
  categories: ['catering'],
  isMobile: false,
  businessCity: 'חיפה',
  businessPhone: shula.phone,
  businessLocation: { address: shula.place, geocode: { lat: 32.81, lng: 34.99 } },
};

/** Creates every kind of personal data of one person, through the API where a call exists. */
export const liveFully = async (product: WholeProduct): Promise<Person> => {
  const person = await product.signUp(shula.phone);
  const colleague = await product.signUp('0521110031');
  await confirmIdentity(product, person);
  await confirmIdentity(product, colleague);
  await ask(product, person, 'PATCH', '/api/auth/me', {
    firstName: shula.first,
    lastName: shula.last,
    email: shula.email,
  });
  await confirmIdentity(product, person);
  await ask(product, person, 'PUT', '/api/auth/password', { password: 'olives and lemons' });
  await celebration(product, person);
  await product.source.query('update payments.cards set nickname = $2 where user_id = $1', [
    person.user.id,
    shula.card,
  ]);
  await ask(product, person, 'POST', '/v1/partners', {
    partnerUsername: 'shula-kitchen',
    email: shula.email,
    ...profile,
  });
  await ask(product, person, 'PUT', '/v1/partners/shula-kitchen', {
    ...profile,
    description: `${shula.first} מבשלת`,
    about: `${shula.first} ${shula.last}`,
    links: { instagram: 'https://instagram.com/shula.zehavianovic' },
    externalMedia: {},
    settings: { isPublic: false },
    cancellationPolicy: [],
  });
  await uploadPicture(product, person, '/v1/partners/shula-kitchen/pictures?kind=gallery');
  // The colleague's store, its crew invitation for her phone, and the record kept of that request.
  await ask(product, colleague, 'POST', '/v1/partners', {
    partnerUsername: 'other-kitchen',
    ...profile,
    businessName: 'אחר',
    businessPhone: '0521110031',
    businessLocation: { ...profile.businessLocation, address: 'הנמל 1' },
  });
  await confirmIdentity(product, colleague);
  await ask(
    product,
    colleague,
    'POST',
    '/v1/partners/other-kitchen/crew',
    { phoneNumber: shula.phone, role: 'Member' },
    newId(),
  );
  const asked = await askBusinesses(product, person, colleague, {
    text: `${shula.asked} ${shula.phone}`,
    name: shula.first,
  });
  await uploadPicture(product, person, `/v1/conversations/${asked}/pictures`);
  await reviewADinner(product, person, colleague, shula.asked);
  await bookByPhone(product, { person, colleague }, { shula, guest });
  await hostEvents(product, { person, colleague }, { place: shula.place, words: shula.said });
  await anOrderThatIsOver(product.source, person.user.id, shula);
  await product.jobs.drain();
  return person;
};
