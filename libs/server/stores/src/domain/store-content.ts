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

/** A store's statements on its kitchen, its policies and its facts, and the languages of its texts. */
export type StoreContent = {
  kashrutCertificate: KashrutCertificate;
  kashrutBadatz: Badatz | null;
  /** The certificate's last day, as YYYY-MM-DD. */
  kashrutUntil: string | null;
  /** An admin has seen the certificate. */
  kashrutChecked: boolean;
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
  kashrutChecked: false,
  policies: '',
  facts: {},
  language,
  translations: {},
});

/** The content with the form's fields applied; absent fields stay. */
export const editedContent = (content: StoreContent, form: Form): StoreContent => ({
  ...(form.kashrut ? statedKashrut(content, form.kashrut) : kashrutOf(content)),
  policies: form.policies ?? content.policies,
  facts: form.facts ?? content.facts,
  language: form.language ?? content.language,
  translations: form.translations ?? content.translations,
});

type Kashrut = Pick<StoreContent, 'kashrutCertificate' | 'kashrutBadatz' | 'kashrutUntil' | 'kashrutChecked'>;
const kashrutOf = ({
  kashrutCertificate,
  kashrutBadatz,
  kashrutUntil,
  kashrutChecked,
}: Kashrut): Kashrut => ({
  kashrutCertificate,
  kashrutBadatz,
  kashrutUntil,
  kashrutChecked,
});

/** Another certificate, or a renewed one, has to be seen by an admin again. */
const statedKashrut = (before: Kashrut, form: KashrutForm): Kashrut => {
  const { certificate } = form;
  const stated = {
    kashrutCertificate: certificate,
    kashrutBadatz: certificate === 'badatz' ? form.badatz : null,
    kashrutUntil: certificate === 'none' ? null : form.until,
  };
  const isSame =
    stated.kashrutCertificate === before.kashrutCertificate &&
    stated.kashrutBadatz === before.kashrutBadatz &&
    stated.kashrutUntil === before.kashrutUntil;
  return { ...stated, kashrutChecked: isSame && before.kashrutChecked };
};

export const kashrutView = (content: Kashrut): StoreKashrut => ({
  certificate: content.kashrutCertificate,
  badatz: content.kashrutBadatz,
  until: content.kashrutUntil,
  checked: content.kashrutChecked,
});

export const factsView = ({ facts }: Pick<StoreContent, 'facts'>): StoreFacts => ({
  occasions: facts.occasions ?? [],
  isAccessible: facts.isAccessible ?? false,
  settings: facts.settings ?? [],
  languages: facts.languages ?? [],
});
