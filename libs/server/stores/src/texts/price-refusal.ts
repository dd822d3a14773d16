import type { Language } from '@smachot/contracts';
import { problemMessage } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';
import type { PriceRefusal } from '@smachot/pricing';

type Limit = { limit: number };
type Sentences = {
  'price.too_many': (values: Limit) => string;
  'price.too_few': (values: Limit) => string;
  'price.too_far': (values: { km: number }) => string;
  'menu.too_few': (values: Limit & { section: string }) => string;
  'menu.too_many': (values: Limit & { section: string }) => string;
  'menu.quantity': (values: { item: string; min: number; max: number }) => string;
};

const hebrew: Sentences = {
  'price.too_many': ({ limit }) => `ההצעה מתאימה לעד ${limit} משתתפים`,
  'price.too_few': ({ limit }) => `ההצעה מתאימה ל־${limit} משתתפים ומעלה`,
  'price.too_far': ({ km }) => `העסק מגיע עד ${km} ק״מ ממנו, והמקום רחוק יותר`,
  'menu.too_few': ({ section, limit }) => `ב${isolate(section)} צריך לבחור לפחות ${limit}`,
  'menu.too_many': ({ section, limit }) => `ב${isolate(section)} אפשר לבחור עד ${limit}`,
  'menu.quantity': ({ item, min, max }) => `הכמות של ${isolate(item)}: בין ${min} ל־${max}`,
};
const english: Sentences = {
  'price.too_many': ({ limit }) => `This is offered for up to ${limit} participants`,
  'price.too_few': ({ limit }) => `This is offered from ${limit} participants`,
  'price.too_far': ({ km }) => `The business comes up to ${km} km from where it is; the place is farther`,
  'menu.too_few': ({ section, limit }) => `${isolate(section)}: choose at least ${limit}`,
  'menu.too_many': ({ section, limit }) => `${isolate(section)}: choose up to ${limit}`,
  'menu.quantity': ({ item, min, max }) => `${isolate(item)}: between ${min} and ${max}`,
};
const sentences: Partial<Record<Language, Sentences>> = { he: hebrew, en: english };

/** The reason why there is no price, with its numbers; unfinished languages fall back to Hebrew. */
export const priceRefusalText = (refusal: PriceRefusal, language: Language): string => {
  const say = sentences[language] ?? hebrew;
  switch (refusal.code) {
    case 'price.too_many':
    case 'price.too_few':
      return say[refusal.code](refusal.values);
    case 'menu.too_few':
    case 'menu.too_many':
      return say[refusal.code](refusal.values);
    case 'price.too_far':
      return say[refusal.code](refusal.values);
    case 'menu.quantity':
      return say[refusal.code](refusal.values);
    default:
      return problemMessage(refusal.code, language);
  }
};
