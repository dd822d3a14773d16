import { useFieldText } from '@smachot/web-platform';
import type { IconName } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoriesField } from '../become/steps';
import { KashrutPart } from '../content/kashrut-part';
import { WhereFields } from '../place/where-fields';
import { Part } from '../shell/part';
import { FactsPart } from './facts-part';
import type { PartProps } from './part-props';
import { PaymentTermsPart } from './payment-terms-part';
import { AboutPart, LinksPart, MediaPart, PolicyPart } from './profile-parts';
import { RulesPart } from './rules-part';
import { VatPart } from './vat-part';
import styles from '../dashboard.module.css';

function WhatPart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <section className={clsx('card', styles.part)} id="what" aria-label={t('become.categories')}>
      <CategoriesField
        value={values.categories}
        error={say(faults['categories'])}
        onChange={(categories) => onChange({ categories })}
      />
    </section>
  );
}

function WherePart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Part id="where" headingId="pr-where" title={t('profile.where')}>
      <WhereFields values={values} faults={faults} onChange={onChange} />
    </Part>
  );
}

/** Sub-paths of edit-profile, in the order they are listed. */
export const PROFILE_PARTS = [
  ...(['pictures', 'about', 'what', 'where', 'kashrut', 'facts'] as const),
  ...(['policy', 'paying', 'rules', 'links', 'media', 'vat'] as const),
];
export type ProfilePart = (typeof PROFILE_PARTS)[number];

type Known = {
  icon: IconName;
  /** Null: the pictures, which are saved one by one. */
  Fields: ComponentType<PartProps> | null;
  /** How the names of its fields begin in the contract; translations belong to the part of their field. */
  fields: readonly string[];
  /** Whether customers see it on the store's page. */
  shown: boolean;
};
export const PARTS: Record<ProfilePart, Known> = {
  pictures: { icon: 'eye', Fields: null, fields: [], shown: true },
  about: {
    icon: 'edit',
    Fields: AboutPart,
    fields: ['businessName', 'businessPhone', 'description', 'about'],
    shown: true,
  },
  what: { icon: 'sparkle', Fields: WhatPart, fields: ['categories'], shown: true },
  where: {
    icon: 'pin',
    Fields: WherePart,
    fields: ['businessCity', 'businessLocation', 'isMobile', 'delivery'],
    shown: true,
  },
  kashrut: { icon: 'check', Fields: KashrutPart, fields: ['kashrut'], shown: true },
  facts: { icon: 'search', Fields: FactsPart, fields: ['facts'], shown: true },
  policy: { icon: 'undo', Fields: PolicyPart, fields: ['cancellationPolicy'], shown: true },
  paying: { icon: 'card', Fields: PaymentTermsPart, fields: ['paymentTerms'], shown: true },
  rules: { icon: 'info', Fields: RulesPart, fields: ['policies'], shown: true },
  links: { icon: 'share', Fields: LinksPart, fields: ['links'], shown: true },
  media: { icon: 'file', Fields: MediaPart, fields: ['externalMedia'], shown: true },
  vat: { icon: 'receipt', Fields: VatPart, fields: ['vat'], shown: false },
};

/** The parts that have a field with an error. */
export const faultyParts = (faults: PartProps['faults']): ProfilePart[] => {
  const names = Object.keys(faults).map((path) => {
    const [first = '', , translated = ''] = path.split('.');
    return first === 'translations' ? translated : first;
  });
  return PROFILE_PARTS.filter((part) => names.some((name) => PARTS[part].fields.includes(name)));
};

/** The name of each part. */
export const usePartTitles = (): Record<ProfilePart, string> => {
  const { t } = useTranslation('dashboard');
  const { t: ui } = useTranslation('ui');
  return {
    pictures: t('pictures.title'),
    about: t('profile.about'),
    what: t('become.categories'),
    where: t('profile.where'),
    kashrut: ui('kashrut.title'),
    facts: t('facts.title'),
    policy: t('profile.policy'),
    paying: t('paying.title'),
    rules: t('rules.title'),
    links: t('profile.links'),
    media: t('profile.media'),
    vat: t('vat.title'),
  };
};
