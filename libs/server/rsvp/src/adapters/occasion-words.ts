import type { InvitationOccasion, Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';

type Words = ByLanguage<Record<InvitationOccasion, string>>;

/** What guests are invited to, as the end of the sentence of `rsvp_invite_toast`. */
export const invitedTo: Words = {
  he: {
    wedding: 'לחתונה',
    'bar-mitzva': 'לבר המצווה',
    'bat-mitzva': 'לבת המצווה',
    brit: 'לברית',
    henna: 'לחינה',
    birthday: 'ליום ההולדת',
    engagement: 'לאירוסין',
    toast: 'להרים כוסית',
    shabbat: 'לסעודת שבת',
    corporate: 'לאירוע החברה',
    other: 'לאירוע',
  },
  en: {
    wedding: 'at the wedding',
    'bar-mitzva': 'at the bar mitzva',
    'bat-mitzva': 'at the bat mitzva',
    brit: 'at the brit',
    henna: 'at the henna',
    birthday: 'at the birthday party',
    engagement: 'at the engagement party',
    toast: 'for a toast',
    shabbat: 'at the Shabbat meal',
    corporate: 'at the company event',
    other: 'at the celebration',
  },
  ru: {
    wedding: 'на свадьбу',
    'bar-mitzva': 'на бар-мицву',
    'bat-mitzva': 'на бат-мицву',
    brit: 'на брит-милу',
    henna: 'на хну',
    birthday: 'на день рождения',
    engagement: 'на помолвку',
    toast: 'поднять бокал',
    shabbat: 'на субботнюю трапезу',
    corporate: 'на корпоратив',
    other: 'на праздник',
  },
  ar: {
    wedding: 'إلى العرس',
    'bar-mitzva': 'إلى حفل بار متسفا',
    'bat-mitzva': 'إلى حفل بات متسفا',
    brit: 'إلى حفل الختان',
    henna: 'إلى حفل الحنة',
    birthday: 'إلى حفل عيد الميلاد',
    engagement: 'إلى حفل الخطوبة',
    toast: 'لرفع نخب',
    shabbat: 'إلى مأدبة السبت',
    corporate: 'إلى حفل الشركة',
    other: 'إلى الاحتفال',
  },
};

/** The occasion with its hosts. Names are not declined in Russian, so they stand in brackets. */
const withHosts: Words = {
  he: {
    wedding: 'החתונה של {hosts}',
    'bar-mitzva': 'בר המצווה של {hosts}',
    'bat-mitzva': 'בת המצווה של {hosts}',
    brit: 'הברית של {hosts}',
    henna: 'החינה של {hosts}',
    birthday: 'מסיבת יום ההולדת של {hosts}',
    engagement: 'מסיבת האירוסין של {hosts}',
    toast: 'הרמת הכוסית של {hosts}',
    shabbat: 'סעודת השבת של {hosts}',
    corporate: 'אירוע החברה של {hosts}',
    other: 'האירוע של {hosts}',
  },
  en: {
    wedding: 'the wedding of {hosts}',
    'bar-mitzva': 'the bar mitzva of {hosts}',
    'bat-mitzva': 'the bat mitzva of {hosts}',
    brit: 'the brit of {hosts}',
    henna: 'the henna of {hosts}',
    birthday: 'the birthday party of {hosts}',
    engagement: 'the engagement party of {hosts}',
    toast: 'the toast of {hosts}',
    shabbat: 'the Shabbat meal of {hosts}',
    corporate: 'the company event of {hosts}',
    other: 'the celebration of {hosts}',
  },
  ru: {
    wedding: 'свадьба ({hosts})',
    'bar-mitzva': 'бар-мицва ({hosts})',
    'bat-mitzva': 'бат-мицва ({hosts})',
    brit: 'брит-мила ({hosts})',
    henna: 'хна ({hosts})',
    birthday: 'день рождения ({hosts})',
    engagement: 'помолвка ({hosts})',
    toast: 'праздничный тост ({hosts})',
    shabbat: 'субботняя трапеза ({hosts})',
    corporate: 'корпоратив ({hosts})',
    other: 'праздник ({hosts})',
  },
  ar: {
    wedding: 'زفاف {hosts}',
    'bar-mitzva': 'حفل بار متسفا {hosts}',
    'bat-mitzva': 'حفل بات متسفا {hosts}',
    brit: 'حفل ختان {hosts}',
    henna: 'حفل حنة {hosts}',
    birthday: 'حفل عيد ميلاد {hosts}',
    engagement: 'حفل خطوبة {hosts}',
    toast: 'نخب {hosts}',
    shabbat: 'مأدبة السبت عند {hosts}',
    corporate: 'حفل شركة {hosts}',
    other: 'احتفال {hosts}',
  },
};

/** @param hosts as they sign; isolated within the phrase, because their direction may differ from its own */
export const occasionWithHosts = (occasion: InvitationOccasion, hosts: string, language: Language): string =>
  withHosts[language][occasion].replace('{hosts}', () => isolate(hosts));
