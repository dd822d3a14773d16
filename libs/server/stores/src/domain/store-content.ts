import type {
  Badatz,
  editStore,
  InputOf,
  KashrutCertificate,
  KashrutForm,
  Language,
  StoreFacts,
  StoreKashrut,
  PartnerProfile,
} from '@smachot/contracts';

/** What an admin found of one certificate. It holds while the store states exactly this one. `at`: in milliseconds; the latest counts, of one moment the highest version. */
export type KashrutCheck = Omit<StoreKashrut, 'checked'> & {
  status: 'verified' | 'rejected' | 'none';
  at: number;
  version?: number;
};

/** A store's statements on its kitchen, its policies and its facts, and the languages of its texts. */
export type StoreContent = {
  kashrutCertificate: KashrutCertificate;
  kashrutBadatz: Badatz | null;
  /** The certificate's last day, as YYYY-MM-DD. */
  kashrutUntil: string | null;
  /** What an admin found last; null: nothing was checked. */
  kashrutCheck: KashrutCheck | null;
  policies: string;
  /** Structured facts the store is found by, beside its words. */
  facts: Partial<StoreFacts>;
  /** The language its texts are typed in. */
  language: Language;
  translations: NonNullable<PartnerProfile['translations']>;
};

type Form = Pick<
  InputOf<typeof editStore>['body'],
  'kashrut' | 'facts' | 'policies' | 'language' | 'translations'
>;

export const newStoreContent = (language: Language = 'he'): StoreContent => ({
  kashrutCertificate: 'none',
  kashrutBadatz: null,
  kashrutUntil: null,
  kashrutCheck: null,
  policies: '',
  facts: {},
  language,
  translations: {},
});

/** The content with the form's fields applied; absent fields stay. */
export const editedContent = (content: StoreContent, form: Form): StoreContent => ({
  ...(form.kashrut ? statedKashrut(form.kashrut) : kashrutOf(content)),
  kashrutCheck: content.kashrutCheck,
  policies: form.policies ?? content.policies,
  facts: form.facts ?? content.facts,
  language: form.language ?? content.language,
  translations: form.translations ?? content.translations,
});

type Stated = Pick<StoreContent, 'kashrutCertificate' | 'kashrutBadatz' | 'kashrutUntil'>;
const kashrutOf = ({ kashrutCertificate, kashrutBadatz, kashrutUntil }: Stated): Stated => ({
  kashrutCertificate,
  kashrutBadatz,
  kashrutUntil,
});

const statedKashrut = ({ certificate, badatz, until }: KashrutForm): Stated => ({
  kashrutCertificate: certificate,
  kashrutBadatz: certificate === 'badatz' ? badatz : null,
  kashrutUntil: certificate === 'none' ? null : until,
});

/** Another certificate, or a renewed one, is not checked until an admin has seen that one. */
export const kashrutView = (content: Stated & Pick<StoreContent, 'kashrutCheck'>): StoreKashrut => {
  const {
    kashrutCertificate: certificate,
    kashrutBadatz: badatz,
    kashrutUntil: until,
    kashrutCheck,
  } = content;
  const isSame =
    kashrutCheck?.certificate === certificate &&
    kashrutCheck.badatz === badatz &&
    kashrutCheck.until === until;
  return { certificate, badatz, until, checked: isSame && kashrutCheck.status === 'verified' };
};

export const factsView = ({ facts }: Pick<StoreContent, 'facts'>): StoreFacts => ({
  occasions: facts.occasions ?? [],
  isAccessible: facts.isAccessible ?? false,
  settings: facts.settings ?? [],
  languages: facts.languages ?? [],
});
