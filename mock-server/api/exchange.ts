import type { Call } from 'contracts/api/call';
import type { Language } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import type { z } from 'zod';
import type { FilmMaker } from '../films/film-maker';
import type { MailSender } from '../mail/send-mail';
import type { Settings } from '../settings';
import type { UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { Sandboxes } from '../store/sandboxes';

export interface Simulator {
  sandboxes: Sandboxes;
  settings: Settings;
  filmMaker: FilmMaker;
}

export interface IncomingRequest {
  request: Request;
  pathname: string;
  search: string;
  params: Record<string, string>;
  body: string;
  sandbox: Sandbox;
}

export interface Exchange<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  sandbox: Sandbox;
  deployment: Deployment;
  sender: MailSender;
  settings: Settings;
  headers: Headers;
  setSession(value: string | null): void;
}

export interface UserExchange<C extends Call> extends Exchange<C> {
  user: UserRow;
  sessionId: string;
  language: Language;
}
