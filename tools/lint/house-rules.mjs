// Rules of docs/map.md that no published plugin knows. Each message teaches the way out.

const sharedLibrary = /^@smachot\/(kernel|contracts|lifecycles|pricing|i18n)$/;

/** Calls back for every place where a file names another one: import, export … from, import(). */
const onImport = (check) => ({
  ImportDeclaration: (node) => check(node, node.source.value, node.specifiers),
  ExportNamedDeclaration: (node) => node.source && check(node, node.source.value, node.specifiers),
  ExportAllDeclaration: (node) => check(node, node.source.value, []),
  ImportExpression: (node) => node.source.type === 'Literal' && check(node, node.source.value, []),
});

const namesOf = (specifiers) =>
  specifiers.map((specifier) => specifier.imported?.name ?? specifier.local?.name ?? '*');

/** Libraries of the server that are domain alone: the rule below holds for their own files too (eslint.config.mjs). */
const pureLibrary = /^@smachot\/server-guest-dialogue$/;

const pureDomain = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside:
        'The domain knows only the shared libraries, guest-dialogue, itself, and AggregateRoot of @nestjs/cqrs: "{{from}}" belongs into a use case, persistence or the platform.',
      leaves: 'The domain may not reach out of its folder ("{{from}}"): let the use case pass what it needs.',
    },
  },
  create(context) {
    const depth = context.filename.replaceAll('\\', '/').split('/src/domain/')[1]?.split('/').length ?? 1;
    return onImport((node, from, specifiers) => {
      if (from.startsWith('.')) {
        const climbs = from.split('/').filter((part) => part === '..').length;
        if (climbs >= depth) context.report({ node, messageId: 'leaves', data: { from } });
        return;
      }
      const aggregate =
        from === '@nestjs/cqrs' && namesOf(specifiers).every((name) => name === 'AggregateRoot');
      if (!sharedLibrary.test(from) && !pureLibrary.test(from) && !(aggregate && specifiers.length))
        context.report({ node, messageId: 'outside', data: { from } });
    });
  },
};

const apiWithoutJobs = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      jobs: 'The api never loads processors ("{{what}}"): jobs run in apps/worker, so that a slow job cannot hold up a request.',
    },
  },
  create(context) {
    const refuse = (node, what) => context.report({ node, messageId: 'jobs', data: { what } });
    return onImport((node, from, specifiers) => {
      const module = namesOf(specifiers).find((name) => /JobsModule$|Processor$/.test(name));
      if (module) refuse(node, module);
      else if (/(^|\/)jobs(\/|$)|\.processor$/.test(from)) refuse(node, from);
    });
  },
};

const LENGTHS = { 3_600_000: 'HOUR_MS', 86_400_000: 'DAY_MS', 86_400: 'DAY_SECONDS' };

const kernelTime = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { own: 'Lengths of time are said once: {{name}} of @smachot/kernel.' },
  },
  create: (context) => ({
    Literal(node) {
      const name = LENGTHS[node.value];
      if (name && typeof node.value === 'number') context.report({ node, messageId: 'own', data: { name } });
    },
  }),
};

const PREPOSITIONS = new Set([
  'on',
  'by',
  'of',
  'with',
  'within',
  'around',
  'about',
  'behind',
  'beside',
  'over',
  'under',
]);

const nounsInTests = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      preposition: 'A variable is a noun ("{{name}}" says nothing of what it holds): app, store, event …',
    },
  },
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && PREPOSITIONS.has(id.name) && init?.type !== 'ArrowFunctionExpression')
        context.report({ node: id, messageId: 'preposition', data: { name: id.name } });
    },
  }),
};

const LENGTHS_OF_FIELDS = new Set(['maxLength', 'minLength']);
const RANGES_OF_FIELDS = new Set(['min', 'max']);
const FIELDS = new Set(['Field', 'NumberField', 'SecondText', 'input', 'textarea']);
const isNumber = (node) =>
  (node?.type === 'Literal' && (typeof node.value === 'number' || /^-?\d+$/.test(String(node.value)))) ||
  (node?.type === 'UnaryExpression' && isNumber(node.argument));

const limitsFromContract = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      number:
        'The contract says the limits of a field: {{name}} from useContractForm, maxLengthOf(schema) or rangeOf(schema). A limit that no contract knows is a constant with a comment.',
    },
  },
  create: (context) => ({
    JSXAttribute(node) {
      const name = node.name.name;
      const limits =
        LENGTHS_OF_FIELDS.has(name) || (RANGES_OF_FIELDS.has(name) && FIELDS.has(node.parent.name.name));
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      if (limits && isNumber(value)) context.report({ node, messageId: 'number', data: { name } });
    },
  }),
};

const UPPER_LIMITS = new Set(['toBeLessThan', 'toBeLessThanOrEqual']);
const isClock = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.name === 'now' &&
  ['performance', 'Date'].includes(node.callee.object.name);
/** Whether an expression says how long something took: a clock minus something. */
const isElapsed = (node) => node?.type === 'BinaryExpression' && node.operator === '-' && isClock(node.left);

const noStopwatchInTests = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      stopwatch:
        'No test says that something took less than some time: a slow hour reaches every limit. Count statements, steps or events, wait for a condition, or measure in tools/bench.',
    },
  },
  create: (context) => ({
    'MemberExpression[object.name="performance"][property.name="now"]': (node) =>
      context.report({ node, messageId: 'stopwatch' }),
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || !UPPER_LIMITS.has(callee.property.name)) return;
      const said = callee.object.type === 'CallExpression' ? callee.object.arguments[0] : undefined;
      if (isElapsed(said)) context.report({ node: callee, messageId: 'stopwatch' });
    },
  }),
};

export const houseRules = {
  rules: {
    'pure-domain': pureDomain,
    'api-without-jobs': apiWithoutJobs,
    'kernel-time': kernelTime,
    'nouns-in-tests': nounsInTests,
    'limits-from-contract': limitsFromContract,
    'no-stopwatch-in-tests': noStopwatchInTests,
  },
};
