import { allCalls, type Call, Problem, problems } from '@smachot/contracts';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;
const schema = (type: z.ZodMiniType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'openapi-3.0' });

const parameters = (call: Call): Json[] => {
  const query = call.query
    ? (schema(call.query, 'input') as { properties?: Record<string, Json>; required?: string[] })
    : {};
  return [
    ...[...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(query.properties ?? {}).map(([name, type]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      schema: type,
    })),
    ...(call.idempotent
      ? [
          {
            ...{ name: 'Idempotency-Key', in: 'header' },
            ...{ required: call.idempotent === true, schema: { type: 'string' } },
          },
        ]
      : []),
  ];
};

const requestBody = (call: Call): Json | undefined => {
  if (call.file)
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { [call.file.field]: { type: 'string', format: 'binary' } } },
        },
      },
    };
  return call.body
    ? { required: true, content: { 'application/json': { schema: schema(call.body, 'input') } } }
    : undefined;
};

const operation = (call: Call): Json => ({
  operationId: call.id,
  tags: [call.id.split('.')[0]],
  'x-access': call.access,
  security: call.access === 'user' || call.access === 'superAdmin' ? [{ bearer: [] }] : [],
  parameters: parameters(call),
  requestBody: requestBody(call),
  responses: {
    [String(call.status ?? (call.answer || call.media ? 200 : 204))]: {
      description: 'Done',
      ...(call.answer ? { content: { 'application/json': { schema: schema(call.answer, 'output') } } } : {}),
      ...(call.media ? { content: { [call.media]: {} } } : {}),
    },
    default: {
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
});

/** The OpenAPI document of every call, made from the contracts. */
export const openApi = (version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const call of allCalls().filter((each) => each.access !== 'development')) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Smachot', version, description: `Refusal codes: ${Object.keys(problems).join(', ')}` },
    paths,
    components: {
      schemas: { Problem: schema(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};
