import type { ProposalForm, ProposalLine } from '@smachot/contracts';
import * as fc from 'fast-check';
import { PROPOSAL_FIELDS, proposalDifferences } from './proposal-differences';

const aLine = (change: Partial<ProposalLine> = {}): ProposalLine => ({
  name: 'תאורה',
  description: '',
  per: 'order',
  quantity: 1,
  unitPrice: 100,
  optional: false,
  ...change,
});
const first: ProposalForm = {
  pricingUnitId: '00000000-0000-7000-8000-000000000001',
  customerName: 'דנה לוי',
  eventInfo: { participants: 80, datetime: '2027-05-01T16:00:00.000Z', location: null },
  lines: [aLine(), aLine({ name: 'צלם' })],
  terms: [{ name: 'ביטול', description: 'עד שבוע' }],
  remarks: '',
  validUntil: '2027-04-20T16:00:00.000Z',
};
const none = { fields: [], lines: [], terms: [], price: null };

it('tells of each line and term what it was and what it is', () => {
  const second = {
    ...first,
    eventInfo: { ...first.eventInfo, participants: 90, datetime: '2027-05-01T19:00:00+03:00' },
    lines: [aLine({ unitPrice: 90, optional: true }), aLine({ name: 'דיג׳יי', unitPrice: 400 })],
    terms: [{ name: 'ביטול', description: 'עד שבועיים' }],
    remarks: 'עדכנו',
  };
  expect(proposalDifferences(first, second)).toEqual({
    fields: ['participants', 'remarks'],
    lines: [
      { kind: 'changed', before: first.lines[0], after: second.lines[0], fields: ['unitPrice', 'optional'] },
      { kind: 'added', before: null, after: second.lines[1] },
      { kind: 'removed', before: first.lines[1], after: null },
    ],
    terms: [{ kind: 'changed', before: first.terms[0], after: second.terms[0], fields: ['description'] }],
    price: { before: 20_000, after: 40_000 },
  });
});

it('follows an entry that got another name, and several of one name', () => {
  const lines = [aLine(), aLine({ quantity: 2 }), aLine({ name: 'צלם', unitPrice: 300 })];
  const after = [aLine({ name: 'צלמת', unitPrice: 300 }), aLine({ quantity: 3 }), aLine()];
  expect(proposalDifferences({ ...first, lines }, { ...first, lines: after }).lines).toEqual([
    { kind: 'changed', before: lines[2], after: after[0], fields: ['name'] },
    { kind: 'changed', before: lines[1], after: after[1], fields: ['quantity'] },
  ]);
});

const words = fc.stringMatching(/^[a-zא-ת]{1,8}$/);
const moment = fc.date({ min: new Date('2027-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const anyLine = fc.record({
  name: words,
  description: words,
  per: fc.constantFrom('order' as const, 'participant' as const),
  quantity: fc.integer({ min: 1, max: 100 }),
  unitPrice: fc.integer({ min: 0, max: 100_000 }).map((agorot) => agorot / 100),
  optional: fc.boolean(),
});
const anyContent: fc.Arbitrary<ProposalForm> = fc.record({
  pricingUnitId: fc.uuid(),
  customerName: words,
  eventInfo: fc.record({
    participants: fc.integer({ min: 1, max: 500 }),
    datetime: moment.map((at) => at.toISOString()),
    location: fc.option(
      fc.record({ address: words, geocode: fc.record({ lat: fc.integer(), lng: fc.integer() }) }),
    ),
  }),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  terms: fc.array(fc.record({ name: words, description: words }), { minLength: 1, maxLength: 6 }),
  remarks: words,
  validUntil: moment.map((at) => at.toISOString()),
});

it('tells no difference where nothing was changed, also in another order', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      expect(proposalDifferences(content, structuredClone(content))).toEqual(none);
      const turned = { ...content, lines: content.lines.toReversed(), terms: content.terms.toReversed() };
      expect(proposalDifferences(content, turned)).toEqual(none);
    }),
  );
});

const later = (iso: string) => new Date(Date.parse(iso) + 60_000).toISOString();
const CHANGES: Record<(typeof PROPOSAL_FIELDS)[number], (content: ProposalForm) => void> = {
  unit: (content) => (content.pricingUnitId = '00000000-0000-7000-8000-00000000000f'),
  customerName: (content) => (content.customerName += '!'),
  participants: ({ eventInfo }) => (eventInfo.participants += 1),
  datetime: ({ eventInfo }) => (eventInfo.datetime = later(eventInfo.datetime)),
  location: ({ eventInfo }) =>
    (eventInfo.location = { address: `${eventInfo.location?.address ?? ''}!`, town: 'חיפה' }),
  remarks: (content) => (content.remarks += '!'),
  validUntil: (content) => (content.validUntil = later(content.validUntil)),
};
it.each(PROPOSAL_FIELDS)('tells that %s was changed, and nothing beside it', (field) => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const changed = structuredClone(content);
      CHANGES[field](changed);
      const { fields, lines, terms } = proposalDifferences(content, changed);
      expect({ fields, lines, terms }).toEqual({ fields: [field], lines: [], terms: [] });
    }),
  );
});

type WholeLine = Required<ProposalLine>;
const other: { [Field in keyof WholeLine]: (value: WholeLine[Field]) => WholeLine[Field] } = {
  name: (name) => `${name}!`,
  description: (description) => `${description}!`,
  per: (per) => (per === 'order' ? 'participant' : 'order'),
  quantity: (quantity) => quantity + 1,
  unitPrice: (price) => (Math.round(price * 100) + 1) / 100,
  optional: (optional) => !optional,
  dish: () => ({
    pricingUnitId: '00000000-0000-7000-8000-000000000003',
    ...{ revision: 1, sectionIndex: 0, itemIndex: 0, menu: 'תפריט', section: 'סלטים', name: 'חומוס' },
    ...{ sectionTranslations: {}, translations: {} },
  }),
};
const changedField = <Field extends keyof WholeLine>(line: ProposalLine, field: Field): void => {
  const whole = line as WholeLine;
  whole[field] = other[field](whole[field]);
};
it.each(Object.keys(other) as (keyof ProposalLine)[])('tells that %s of a line was changed', (field) => {
  fc.assert(
    fc.property(anyContent, fc.nat(5), (drawn, at) => {
      // names that stand for one line each, so that it is known which line continues which
      const lines = drawn.lines.map((line, position) => ({ ...line, name: `${position}${line.name}` }));
      const content = { ...drawn, lines };
      const position = at % content.lines.length;
      const changed = structuredClone(content);
      changedField(changed.lines[position]!, field);
      expect(proposalDifferences(content, changed).lines).toEqual([
        {
          kind: 'changed',
          before: content.lines[position],
          after: changed.lines[position],
          fields: [field],
        },
      ]);
    }),
  );
});

it('tells every line and term that came or went, and nothing that stayed', () => {
  fc.assert(
    fc.property(anyContent, anyContent, (before, after) => {
      for (const list of ['lines', 'terms'] as const) {
        const differences = proposalDifferences(before, after)[list];
        const gone = differences.filter(({ kind }) => kind !== 'added').map((one) => one.before);
        const come = differences.filter(({ kind }) => kind !== 'removed').map((one) => one.after);
        const stayed = before[list].length - gone.length;
        expect(after[list].length - come.length).toBe(stayed);
        for (const { kind, before: one, after: by } of differences)
          if (kind === 'changed') expect(one).not.toEqual(by);
      }
    }),
  );
});

it('tells the sum of both versions when it is another one', () => {
  fc.assert(
    fc.property(anyContent, anyContent, (before, after) => {
      const { price } = proposalDifferences(before, after);
      if (price) expect(price.before).not.toBe(price.after);
      expect(proposalDifferences(after, before).price).toEqual(
        price && { before: price.after, after: price.before },
      );
    }),
  );
});
