import type { GuestRatingKind, Language } from '@smachot/contracts';

type Texts = Record<GuestRatingKind, string> & {
  title: string;
  note: string;
  star: string;
  thanks: string;
  failed: string;
};
const HEBREW: Texts = {
  title: 'איך היה?',
  note: 'הקשה אחת, ואפשר לשנות עד {date}. המארחים והעסק לא רואים מי דירג ומה.',
  food: 'האוכל של {name}',
  music: 'המוזיקה של {name}',
  star: '{n} מתוך 5 כוכבים',
  thanks: 'תודה, הדירוג נשמר',
  failed: 'הדירוג לא נשמר. נסו שוב.',
};
const TEXTS: Partial<Record<Language, Texts>> = {
  he: HEBREW,
  en: {
    title: 'How was it?',
    note: 'One tap, and you can change it until {date}. Neither the hosts nor the business see who rated what.',
    food: 'The food of {name}',
    music: 'The music of {name}',
    star: '{n} of 5 stars',
    thanks: 'Thank you, your rating is saved',
    failed: 'Your rating was not saved. Try again.',
  },
  ru: {
    title: 'Как всё прошло?',
    note: 'Одно нажатие, и до {date} оценку можно изменить. Ни организаторы, ни поставщик не видят, кто и как оценил.',
    food: 'Еда: {name}',
    music: 'Музыка: {name}',
    star: '{n} из 5 звёзд',
    thanks: 'Спасибо, оценка сохранена',
    failed: 'Оценка не сохранилась. Попробуйте ещё раз.',
  },
  ar: {
    title: 'كيف كانت المناسبة؟',
    note: 'ضغطة واحدة، ويمكن تغييرها حتى {date}. لا يرى المضيفون ولا المصلحة من قيّم وكيف.',
    food: 'طعام {name}',
    music: 'موسيقى {name}',
    star: '{n} من 5 نجوم',
    thanks: 'شكرا، حُفظ تقييمكم',
    failed: 'لم يُحفظ تقييمكم. حاولوا مرة أخرى.',
  },
};

export const ratingTextsFor = (language: Language): Texts => TEXTS[language] ?? HEBREW;
