import type { TableField } from '@smachot/contracts';
import { cutText } from '@smachot/kernel';
import { isBlank, isError, readGroup, readLanguage, readSeats } from '../rows/cell-readings';
import { readPhoneCell } from '../rows/phone-cell';
import { remember } from '../rows/plain-text';

/** Statistics of the values of one column; shares are of its filled cells, 0–1. */
export type ColumnValues = {
  filled: number;
  /** Share of filled cells among the examined rows. */
  fill: number;
  phones: number;
  counts: number;
  /** Number of values that no household has: money, not people. */
  sums: number;
  words: number;
  groups: number;
  languages: number;
  distinct: number;
  /** 1, 2, 3 …: line numbers, not counts of people. */
  sequence: boolean;
  foreign: number;
  /** Passwords and whole messages, which have letters and are no names. */
  unnamed: number;
  samples: string[];
};

const SAMPLE_ROWS = 200;
const SAMPLE_LENGTH = 200;

const isSequence = (values: string[]): boolean =>
  values.length >= 2 &&
  values.every((value, i) => /^\d+$/.test(value) && Number(value) === Number(values[0]) + i) &&
  Number(values[0]) <= 1;

/** Whether a value is an address, a date, an amount, or yes or no, which belong to none of our fields. */
const isForeign = (value: string): boolean =>
  /@\S+\.\S|https?:|^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$|₪|^(?:true|false|yes|no|כן|לא|v|x|✓|✔)$/i.test(value);

/** A word of letters and digits with a sign, or sentences. */
const isUnnamed = (value: string): boolean =>
  /^(?=.*[a-z])(?=.*\d)\S{6,}$/i.test(value) ||
  value.length > 60 ||
  /[\p{L}?!][.!?,]\s+\p{L}+.*[.!?]$/u.test(value);

/** Whether a value is a phone. Dates are excluded, because a date may have as many digits. */
export const isPhone = (value: string): boolean =>
  value.replace(/\D/g, '').length >= 7 && !isForeign(value.trim()) && readPhoneCell(value).kind === 'phone';

export const describeColumn = (cells: string[]): ColumnValues => {
  const values = cells.slice(0, SAMPLE_ROWS).map((cell) => cutText(cell, SAMPLE_LENGTH).trim());
  const filled = values.filter((value) => value !== '' && !isError(value));
  const share = (fits: (value: string) => boolean): number =>
    filled.length === 0 ? 0 : filled.filter(remember(fits)).length / filled.length;
  return {
    filled: filled.length,
    fill: values.length === 0 ? 0 : filled.length / values.length,
    phones: share(isPhone),
    counts: share((value) => (readSeats(value) ?? 99) <= 25),
    sums: share(
      (value) => /^\D{0,3}\d[\d.,]*\D{0,3}$/.test(value) && Number(value.replace(/[^\d.]/g, '')) > 200,
    ),
    words: share(
      (value) => /\p{L}/u.test(value) && !/\d{5}/.test(value) && !isForeign(value) && !isBlank(value),
    ),
    groups: share((value) => value.length <= 30 && readGroup(value) !== null),
    languages: share((value) => readLanguage(value) !== null),
    distinct: filled.length === 0 ? 0 : new Set(filled).size / filled.length,
    sequence: isSequence(filled),
    foreign: share(isForeign),
    unnamed: share(isUnnamed),
    samples: [...new Set(filled)].slice(0, 3).map((value) => cutText(value, 80)),
  };
};

type Scores = Partial<Record<Exclude<TableField, 'ignore'>, number>>;

/** Scores how well the values alone fit each field; used for tables without titles. */
export const scoreValues = (values: ColumnValues): Scores => {
  if (values.filled === 0) return {};
  const few = values.filled >= 6 && values.distinct < 0.5 ? 1 : 0;
  return {
    phone: values.phones,
    seats: values.sequence ? 0 : values.counts * 0.8,
    name:
      values.words *
      (1 - values.unnamed) *
      (1 - values.groups * 0.7) *
      (0.45 + 0.45 * values.distinct) *
      Math.min(1, values.fill + 0.2),
    group: values.groups * (0.5 + 0.3 * few),
    language: values.languages,
    table: values.sequence ? 0 : values.counts * 0.5,
    notes: values.words * 0.3,
  };
};
