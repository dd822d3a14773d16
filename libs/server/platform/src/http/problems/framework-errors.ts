import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemAnswer } from './problem-answer';

/** Answers an address that the router cannot decode with not found. */
export const answerBadAddress = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, body } = problemAnswer(
    { code: 'not_found' },
    request.headers['accept-language'],
    randomUUID(),
  );
  void reply.status(status).header('content-type', 'application/json; charset=utf-8').send(body);
};

/** Answers a connection that sends no HTTP, or its headers too slowly: it never becomes a request. */
export const answerNoRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request.too_slow' : 'request.malformed';
  const { status, body } = problemAnswer({ code }, undefined, randomUUID());
  const text = JSON.stringify(body);
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
    );
  socket.destroy(error);
};
