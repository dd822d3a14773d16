import type { AuditRecord, Language } from '@smachot/contracts';
import { isolate, isolateLtr } from '@smachot/kernel';
import type { ByLanguage } from '../by-language';
import { auditAr } from './audit-ar';
import { auditEn } from './audit-en';
import { auditHe, type AuditSentenceKey } from './audit-he';
import { auditRu } from './audit-ru';

type Words = {
  sentences: Record<AuditSentenceKey, string>;
  of: (name: string) => string;
  /** An actor whose account is erased, or who was not signed in. */
  somebody: string;
  /** What was asked for; its outcome has an entry of its own. */
  request: (sentence: string) => string;
};
const WORDS: ByLanguage<Words> = {
  he: {
    ...{ sentences: auditHe, of: (name) => ` של ${name}`, somebody: 'חשבון שנמחק' },
    request: (sentence) => `בקשה: ${sentence}`,
  },
  en: {
    ...{ sentences: auditEn, of: (name) => ` of ${name}`, somebody: 'An erased account' },
    request: (sentence) => `Request: ${sentence}`,
  },
  ru: {
    ...{ sentences: auditRu, of: (name) => ` (${name})`, somebody: 'Удалённый аккаунт' },
    request: (sentence) => `Запрос: ${sentence}`,
  },
  ar: {
    ...{ sentences: auditAr, of: (name) => ` لـ${name}`, somebody: 'حساب محذوف' },
    request: (sentence) => `طلب: ${sentence}`,
  },
};

type Entry = Pick<
  AuditRecord,
  'act' | 'call' | 'actor' | 'subject' | 'store' | 'details' | 'after' | 'requested'
>;

/** How it ended, as the log keeps it: a status, or whether something is on now. */
const outcomeOf = ({ after }: Entry): string => {
  const { status, standing, decision, suspended, stopped, on } = after ?? {};
  const outcome = status ?? standing ?? decision ?? suspended ?? stopped ?? on;
  return typeof outcome === 'string' || typeof outcome === 'boolean' ? String(outcome) : '';
};

/** One entry of the audit log as a sentence, without reason and time; an act that has no words is named by its call. */
export const auditSentence = (entry: Entry, language: Language): string => {
  const { sentences, of, somebody, request } = WORDS[language];
  const { act, call, actor, subject, store, details } = entry;
  const key = call ?? act;
  const sentence =
    sentences[`${key}.${outcomeOf(entry)}` as AuditSentenceKey] ?? sentences[key as AuditSentenceKey];
  if (!sentence) return isolateLtr(key);
  const name = store?.name || subject?.name;
  const named: Record<string, string> = {
    actor: isolate(actor?.name || somebody),
    name: name ? isolate(name) : '',
    of: name ? of(isolate(name)) : '',
    code: details.code ? isolateLtr(String(details.code)) : '',
  };
  const said = sentence.replace(/\{(\w+)\}/g, (_, word: string) => named[word] ?? '').replace(/ {2,}/g, ' ');
  return (entry.requested ? request(said) : said).trim();
};
