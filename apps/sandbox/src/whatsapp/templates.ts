import { changeTemplates } from './change-texts';
import { orderNotices } from './notice-texts';
import {
  dayOf,
  inviteHenna,
  inviteToast,
  inviteWedding,
  reminder,
  table,
  type TemplateText,
  thankYou,
} from './template-texts';

export interface Template {
  name: string;
  category: 'UTILITY' | 'MARKETING';
  header: 'IMAGE' | 'NONE';
  texts: Partial<Record<string, TemplateText>>;
}

const approved: Template[] = [
  { name: 'rsvp_invite_wedding', category: 'UTILITY', header: 'IMAGE', texts: inviteWedding },
  { name: 'rsvp_invite_toast', category: 'UTILITY', header: 'IMAGE', texts: inviteToast },
  { name: 'rsvp_invite_henna', category: 'UTILITY', header: 'IMAGE', texts: inviteHenna },
  { name: 'rsvp_reminder', category: 'UTILITY', header: 'NONE', texts: reminder },
  { name: 'rsvp_day_of', category: 'UTILITY', header: 'NONE', texts: dayOf },
  { name: 'rsvp_table', category: 'UTILITY', header: 'NONE', texts: table },
  { name: 'rsvp_thank_you', category: 'UTILITY', header: 'NONE', texts: thankYou },
  ...changeTemplates.map(([name, texts]): Template => ({ name, category: 'UTILITY', header: 'NONE', texts })),
  ...orderNotices.map(([name, texts]): Template => ({ name, category: 'UTILITY', header: 'NONE', texts })),
];

/** How many variables a body has: its highest {{n}}. */
export const parameterCount = (text: TemplateText) =>
  [...text.body.matchAll(/\{\{(\d+)\}\}/g)].reduce((most, match) => Math.max(most, Number(match[1])), 0);

/** The account's approved templates; tests may add their own. */
export class Templates {
  private readonly byName = new Map<string, Template>();

  constructor() {
    this.reset();
  }

  reset(): void {
    this.byName.clear();
    for (const template of approved) this.put(template);
  }

  put(template: Template): void {
    this.byName.set(template.name, template);
  }

  find(name: string): Template | undefined {
    return this.byName.get(name);
  }

  /** As `GET /{business-account}/message_templates` lists them: one entry per language. */
  wireList() {
    return [...this.byName.values()].flatMap((template, at) =>
      Object.entries(template.texts).map(([language, text]) => ({
        id: `${7000 + at}${language.charCodeAt(0)}${language.charCodeAt(1)}`,
        name: template.name,
        language,
        status: 'APPROVED',
        category: template.category,
        components: [
          ...(template.header === 'IMAGE' ? [{ type: 'HEADER', format: 'IMAGE' }] : []),
          { type: 'BODY', text: text?.body },
          ...buttonsOf(text),
        ],
      })),
    );
  }
}

const buttonsOf = (text: TemplateText | undefined) => {
  const buttons = [
    ...(text?.buttons ?? []).map((words) => ({ type: 'QUICK_REPLY', text: words })),
    ...(text?.link === undefined
      ? []
      : [{ type: 'URL', text: text.link, url: `${text.linkBase ?? 'https://smachot.example/'}{{1}}` }]),
  ];
  return buttons.length ? [{ type: 'BUTTONS', buttons }] : [];
};

/** The body as the guest reads it. */
export const fillBody = (text: TemplateText, values: string[]) =>
  text.body.replace(/\{\{(\d+)\}\}/g, (_, at: string) => values[Number(at) - 1] ?? '');
