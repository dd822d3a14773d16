import type { z } from 'zod';
import { wireDigits } from '../phone-number';
import { GraphError } from './error-codes';
import { outgoingMessage, type OutgoingMessage, type OutgoingTemplate } from './message.schema';
import type { TemplateText } from './template-texts';
import { fillBody, parameterCount, type Template, type Templates } from './templates';

const isMissing = (body: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>(
    (at, key) => (at === undefined || at === null ? undefined : Reflect.get(Object(at), key)),
    body,
  ) === undefined;

/** Converts the schema's issue into the error of the Cloud API. */
function refusal(error: z.ZodError, body: unknown): GraphError {
  const issue = error.issues[0];
  if (!issue) return new GraphError(100);
  const where = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return new GraphError(100, `Unexpected key "${issue.keys[0]}"${where ? ` on param "${where}"` : ''}`);
  }
  if (where && isMissing(body, issue.path))
    return new GraphError(131008, `${where}: required parameter is missing`);
  if (issue.code === 'invalid_union' && where === 'type') return new GraphError(131051);
  return new GraphError(131009, `${where || 'body'}: ${issue.message}`);
}

/** Reads a message and validates its form; throws a GraphError otherwise. */
export function readMessage(body: unknown, templates: Templates): OutgoingMessage {
  const typed =
    typeof body === 'object' && body !== null && !('type' in body) ? { ...body, type: 'text' } : body;
  const parsed = outgoingMessage.safeParse(typed);
  if (!parsed.success) throw refusal(parsed.error, typed);
  const message = parsed.data;
  if (!message.to && !message.recipient) throw new GraphError(131008, 'to: required parameter is missing');
  if (message.to && !/^\d{8,15}$/.test(wireDigits(message.to)))
    throw new GraphError(131009, 'to: not a phone number');
  if (message.type === 'template') checkTemplate(message.template, templates);
  return message;
}

function checkTemplate(sent: OutgoingTemplate, templates: Templates): void {
  const template = templates.find(sent.name);
  const text = template?.texts[sent.language.code];
  if (!template || !text) {
    throw new GraphError(132001, `template name (${sent.name}) does not exist in ${sent.language.code}`);
  }
  checkHeader(sent, template);
  checkBody(sent, text);
  checkButtons(sent, text);
}

function checkHeader(sent: OutgoingTemplate, template: Template): void {
  const header = sent.components?.find((component) => component.type === 'header');
  const received = header?.parameters[0]?.type.toUpperCase() ?? 'UNKNOWN';
  if (template.header === 'IMAGE' && received !== 'IMAGE') {
    throw new GraphError(132012, `header: Format mismatch, expected IMAGE, received ${received}`);
  }
  if (template.header === 'NONE' && header && header.parameters.length > 0) {
    throw new GraphError(
      132000,
      'header: number of localizable_params (1) does not match the expected number of params (0)',
    );
  }
}

export const bodyValues = (sent: OutgoingTemplate): string[] =>
  sent.components?.flatMap((component) =>
    component.type === 'body' ? component.parameters.map((parameter) => parameter.text) : [],
  ) ?? [];

function checkBody(sent: OutgoingTemplate, text: TemplateText): void {
  const values = bodyValues(sent);
  const expected = parameterCount(text);
  if (values.length !== expected) {
    throw new GraphError(
      132000,
      `body: number of localizable_params (${values.length}) does not match the expected number of params (${expected})`,
    );
  }
  if (values.some((value) => /[\n\r\t]| {5,}/.test(value))) {
    throw new GraphError(
      132018,
      'Param text cannot have new-line/tab characters or more than 4 consecutive spaces',
    );
  }
  if (fillBody(text, values).length > 1024) throw new GraphError(132005);
}

function checkButtons(sent: OutgoingTemplate, text: TemplateText): void {
  const buttons = sent.components?.filter((component) => component.type === 'button') ?? [];
  const linkAt = text.link === undefined ? -1 : text.buttons.length;
  for (const { index, sub_type, parameters } of buttons) {
    const isLink = Number(index) === linkAt;
    if (!isLink && Number(index) >= text.buttons.length)
      throw new GraphError(132000, `buttons: no button at index ${index}`);
    const [expected, parameter] = isLink ? ['URL', 'text'] : ['QUICK_REPLY', 'payload'];
    if (sub_type.toUpperCase() !== expected || parameters[0]?.type !== parameter)
      throw new GraphError(132012, `buttons: Format mismatch at index ${index}, expected ${expected}`);
  }
  if (linkAt >= 0 && !buttons.some(({ index }) => Number(index) === linkAt))
    throw new GraphError(131008, `buttons: Button at index ${linkAt} of type Url requires a parameter`);
}

/** The suffix of the link button's address. */
export const linkSuffix = (sent: OutgoingTemplate): string | undefined =>
  sent.components?.flatMap((component) => {
    const parameter =
      component.type === 'button' && component.sub_type.toLowerCase() === 'url' && component.parameters[0];
    return parameter && parameter.type === 'text' ? [parameter.text] : [];
  })[0];
