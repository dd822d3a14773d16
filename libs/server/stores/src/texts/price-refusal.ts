import type { Language } from '@smachot/contracts';
import { type ByLanguage, plural, problemMessage } from '@smachot/i18n';
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
  'price.too_many': ({ limit }) => `החבילה מתאימה לעד ${limit} משתתפים`,
  'price.too_few': ({ limit }) => `החבילה מתאימה ל־${limit} משתתפים ומעלה`,
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
const russian: Sentences = {
  'price.too_many': ({ limit }) =>
    `Предложение рассчитано не более чем на ${limit} ${plural('ru', limit, { one: 'участника', few: 'участников', many: 'участников' })}`,
  'price.too_few': ({ limit }) =>
    `Предложение действует от ${limit} ${plural('ru', limit, { one: 'участника', few: 'участников', many: 'участников' })}`,
  'price.too_far': ({ km }) => `Поставщик выезжает не дальше ${km} км, а место дальше`,
  'menu.too_few': ({ section, limit }) => `${isolate(section)}: нужно выбрать не меньше ${limit}`,
  'menu.too_many': ({ section, limit }) => `${isolate(section)}: можно выбрать не больше ${limit}`,
  'menu.quantity': ({ item, min, max }) => `${isolate(item)}: количество от ${min} до ${max}`,
};
const arabic: Sentences = {
  'price.too_many': ({ limit }) => `العرض مناسب لعدد مشاركين حتى ${limit}`,
  'price.too_few': ({ limit }) => `العرض مناسب لعدد مشاركين من ${limit} فما فوق`,
  'price.too_far': ({ km }) => `تصل المصلحة حتى مسافة ${km} كم، والمكان أبعد`,
  'menu.too_few': ({ section, limit }) => `${isolate(section)}: يجب اختيار ${limit} على الأقل`,
  'menu.too_many': ({ section, limit }) => `${isolate(section)}: يمكن اختيار ${limit} على الأكثر`,
  'menu.quantity': ({ item, min, max }) => `${isolate(item)}: الكمية بين ${min} و${max}`,
};
const SENTENCES: ByLanguage<Sentences> = { he: hebrew, en: english, ru: russian, ar: arabic };

/** The reason why there is no price, with its numbers. */
export const priceRefusalText = (refusal: PriceRefusal, language: Language): string => {
  const say = SENTENCES[language];
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
