import { products } from '../surroundings';
import { clockOf } from './clock';

/** Every run starts on a Tuesday at 11:00 of the product's clock: no message is held for the night, Shabbat or a holiday. */
export default async function setTheClock(): Promise<void> {
  await Promise.all(products.map((product) => clockOf(product).moveToCalmTuesday()));
}
