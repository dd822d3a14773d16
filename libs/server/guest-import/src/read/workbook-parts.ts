import type { Archive } from './open-archive';
import { TableRefusal } from './raw-table';
import { attribute } from './scan-xml';
import { numberStyle, type NumberStyle } from './shown-number';

type Sheet = { name: string; path: string };
export type Workbook = {
  sheets: Sheet[];
  epoch1904: boolean;
  stringsPath: string | null;
  stylesPath: string | null;
};

const MAX_STRINGS = 3_000_000;
const MAX_STRING_TEXT = 24_000_000;

type Relation = { type: string; path: string };

const resolvePath = (base: string, target: string): string => {
  const parts = target.startsWith('/') ? [] : base.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};

const readRelations = async (archive: Archive, of: string): Promise<Map<string, Relation>> => {
  const relations = new Map<string, Relation>();
  const slash = of.lastIndexOf('/') + 1;
  await archive.readXml(`${of.slice(0, slash)}_rels/${of.slice(slash)}.rels`, {
    open: (name, tag) => {
      if (name !== 'Relationship' || attribute(tag, 'TargetMode') === 'External') return;
      const type = (attribute(tag, 'Type') ?? '').split('/').at(-1) ?? '';
      relations.set(attribute(tag, 'Id') ?? '', {
        type,
        path: resolvePath(of, attribute(tag, 'Target') ?? ''),
      });
    },
  });
  return relations;
};

const ofType = (relations: Map<string, Relation>, type: string): string | null =>
  [...relations.values()].find((relation) => relation.type === type)?.path ?? null;

/** Reads the visible sheets in order. Other archives (documents, presentations, pictures) are refused. */
export const readWorkbook = async (archive: Archive): Promise<Workbook> => {
  const path = ofType(await readRelations(archive, ''), 'officeDocument') ?? 'xl/workbook.xml';
  if (!archive.has(path)) throw new TableRefusal('table.unreadable');
  const relations = await readRelations(archive, path);
  const workbook: Workbook = {
    sheets: [],
    epoch1904: false,
    stringsPath: ofType(relations, 'sharedStrings'),
    stylesPath: ofType(relations, 'styles'),
  };
  let isWorkbook = false;
  await archive.readXml(path, {
    open: (name, tag) => {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr')
        workbook.epoch1904 = ['1', 'true'].includes(attribute(tag, 'date1904') ?? '');
      if (name !== 'sheet' || (attribute(tag, 'state') ?? 'visible') !== 'visible') return;
      // The writing program chooses the prefix of the relation's id.
      const sheet = relations.get(/\s\w+:id\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '');
      if (sheet?.type === 'worksheet')
        workbook.sheets.push({ name: attribute(tag, 'name') ?? '', path: sheet.path });
    },
  });
  if (!isWorkbook) throw new TableRefusal('table.unreadable');
  return workbook;
};

/** Reads text stored once and referenced by number; formatted runs are joined, phonetic guides are left out. */
export const readSharedStrings = async (archive: Archive, path: string | null): Promise<string[]> => {
  const strings: string[] = [];
  if (!path) return strings;
  let current = '';
  let size = 0;
  let inText = false;
  let inPhonetic = false;
  await archive.readXml(path, {
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 'rPh') inPhonetic = true;
      else if (name === 't') inText = !inPhonetic;
    },
    wantsText: () => inText,
    text: (text) => {
      current += text;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inPhonetic = false;
      if (name !== 'si') return;
      size += current.length;
      if (strings.push(current) > MAX_STRINGS || size > MAX_STRING_TEXT)
        throw new TableRefusal('table.unreadable');
    },
  });
  return strings;
};

/** Reads the number style of each cell style, by its index. */
export const readNumberStyles = async (archive: Archive, path: string | null): Promise<NumberStyle[]> => {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  if (!path) return styles;
  let inCells = false;
  await archive.readXml(path, {
    open: (name, tag) => {
      if (name === 'numFmt')
        codes.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) {
        const id = Number(attribute(tag, 'numFmtId') ?? 0);
        styles.push(numberStyle(id, codes.get(id)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
};
