import type * as z from 'zod/mini';

/** Who may call: anyone; a student with a token; only the student named by `{id}` in the path. */
export type Access = 'open' | 'student' | 'self';

type Schema = z.ZodMiniType;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters, as both Fastify and the client read it. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Whether a token makes no difference, so that nobody is looked up for it. */
  ignoresToken?: true;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Body of a good answer; absent with `status` 204, with `events`, and with `multipart`-only answers. */
  reply?: Schema;
  /** Status of a good answer, 200 unless stated. */
  status?: 200 | 201 | 204;
  /** Schema of each server-sent event, when the answer is a stream. */
  events?: Schema;
  /** Whether a call that comes with the header Idempotency-Key is carried out once. */
  idempotent?: true;
  /** Name of the one file field, when the request is a multipart form. */
  multipart?: string;
}

/** Declares one call of the wire; validation, routes, client and OpenAPI are all made from it. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type OutputOf<E, K extends string> = E extends { [key in K]: infer S extends Schema } ? z.output<S> : undefined;
type InputOf<E, K extends string> = E extends { [key in K]: infer S extends Schema } ? z.input<S> : undefined;

export type ParamsOf<E> = OutputOf<E, 'params'>;
export type QueryOf<E> = OutputOf<E, 'query'>;
export type BodyOf<E> = OutputOf<E, 'body'>;
export type ReplyOf<E> = OutputOf<E, 'reply'>;
export type EventOf<E> = OutputOf<E, 'events'>;

type Given<K extends string, T> = undefined extends T ? { [key in K]?: T } : { [key in K]: T };

/** What a client passes to make the call. */
export type RequestOf<E> = Given<'params', InputOf<E, 'params'>> & Given<'query', InputOf<E, 'query'>> & Given<'body', InputOf<E, 'body'>>;
